import type { ServiceId } from '../../../shared/catalogue.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

/** 'Shouldn’t that be an electrician?', '¿no sería cosa del plomero?' */
const rather =
  /\b(?:shouldnt|wouldnt|isnt|arent|couldnt) (?:that|it|this|they)(?: (?:be|more))*(?: for| like)? (?:(?:an?|the|your|job for|work for) )*(.{2,30})|\bno (?:seria|es|deberia ser|le toca) (?:mas bien )?(?:(?:un|una|el|al|la|los|cosa|trabajo|asunto|de|del) )*(.{2,30}?)(?=\?|$)/

/** The trade that a customer thinks is meant instead of what was suggested. */
export function tradeMeant(message: string): ServiceId[] {
  const [, english, spanish] = rather.exec(plain(message)) ?? []
  return /[?¿]/u.test(message) || english ? servicesNamed(english ?? spanish ?? '') : []
}
