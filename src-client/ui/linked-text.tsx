import { createElement, Fragment, type ReactNode } from 'react'
import { brand } from '../../shared/brand.ts'

const hrefs = new Map<string, string>([
  [brand.phone, brand.phoneHref],
  [brand.email, brand.emailHref],
])

const escaped = (text: string) => text.replace(/[().]/g, String.raw`\$&`)
const ownPath = String.raw`(?<![\w/])/[a-z][a-z-]*(?:/[a-z-]+)?`
const linked = new RegExp(`(${[...hrefs.keys()].map(escaped).join('|')}|${ownPath})`)

function partOf(text: string): ReactNode {
  const href = hrefs.get(text) ?? (text.startsWith('/') ? text : undefined)
  return href === undefined ? text : <a href={href}>{text}</a>
}

/** Text in which our phone number, our email address and paths of our own pages are links. */
export const LinkedText = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(linked).map(partOf))
