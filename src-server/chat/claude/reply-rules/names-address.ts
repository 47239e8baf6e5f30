import { anyOf, type Rule } from './sentence.ts'

/** `site.com`, `site,com`, `site .com`, `a@b`, `nestwright-help` */
const written = /@|:\/\/|[a-z0-9)][.,][a-z]{2}|\s[.,]\s?[a-z]|nestwright(?:[-.]\w|[a-z0-9]| at )/

const spelled = anyOf(
  'dot|slash|handle (?:is|on)|www|https?|hxxps?|com|html|url|qr|arroba|punto (?:com|net|org|es|mx|us|io|info|app|me|co)',
  '[([]\\s*(?:at|dot)\\s*[)\\]]',
)

/** Contact channels that we do not have. */
const channel = anyOf(
  'whats ?app|telegram|on signal|gmail|outlook|hotmail|yahoo|messenger|wechat|instagram|facebook|tiktok|snapchat|twitter|skype|discord|(?:text|message|dm|sms) (?:us|me)|search (?:for|online)|google (?:us|it)',
)

/** Names a web address, an email address or another contact channel that is not ours. */
export const namesAddress: Rule = ({ text }) =>
  [written, spelled, channel].some((pattern) => pattern.test(text))
