import type { Migration } from 'kysely'
import * as booking from './0001-booking.ts'
import * as accounts from './0002-accounts.ts'
import * as chat from './0003-chat.ts'
import * as admin from './0004-admin.ts'
import * as totals from './0005-totals.ts'
import * as publicFace from './0006-public.ts'
import * as installation from './0007-installation.ts'

/** In order; frozen once landed. A static list, because a folder cannot be read from a bundle. */
export const migrations: Record<string, Migration> = {
  '0001-booking': booking,
  '0002-accounts': accounts,
  '0003-chat': chat,
  '0004-admin': admin,
  '0005-totals': totals,
  '0006-public': publicFace,
  '0007-installation': installation,
}
