import { anyOf, type Rule } from './sentence.ts'

const made = anyOf(
  "booked|bookings? (?:is|was|has)|reserved|scheduled|confirmed|dispatched|arranged|assigned|official(?:ly)?|went through|secured|locked in|pencil\\w*|all set|(?:is|are|you're|am|'s) set|set for|good to go|consider it|it's a date|first thing",
  "(?:slot|spot|time|turno) (?:is |esta )?(?:held|taken|tomado)|told the (?:team|crew)|expect you|is (?:all )?yours|your spot|your name (?:down|on|in)|(?:got|have|put|signed) you (?:down|in|on|up)|(?:you're|you are) (?:down|in|next|on)|on our list|(?:on|in) (?:our|the) (?:calendar|schedule|books|route)|order (?:has been|is|was|went)",
  'reservad[oa]s?|esta hech[oa]|confirmad[oa]s?|agendad[oa]s?|programad[oa]s?|apartad[oa]s?|qued(?:o|a|amos) (?:list|hech|para|en|el)\\w*|list[oa]s?(?=[.,!]|$)|ya tiene|le confirmo|te confirmo|tuy[oa]',
)

const coming = anyOf(
  'see you|seeing you|meet(?:ing)? you|be there|en route|on (?:the|its|their|his|her|our) way|arriv\\w+|heading (?:over|out|to)|expect (?:us|me|him|her|them|an?|the|our|your|someone)|count on (?:us|me)|look forward|look out for|help is|hasta (?:el|la|pronto)|wait at home|sent|sending',
  "(?:i|we)(?:'ll| will| are| am|'re|'m| can)? (?:be|come|coming|send|stop|swing|drop|show|visit|pop)",
  '(?:te|le|lo|la|los|las|les|os) esper\\w+|nos vemos|estaremos|ya va|en camino|lleg(?:a|an|o|ue|uen|ar\\w+)|pas(?:amos|aremos|ara|aran)|vendr\\w+|iremos|(?:alla|ya) vamos|ira|iran|va para|van para|mand(?:amos|are|aremos|e)|envi(?:amos|are|aremos|e)|contamos con',
)

const someone =
  'someone|somebody|plumbers?|electricians?|technicians?|tech|professionals?|pros?|crew|team|cleaners?|handyman|locksmith|painters?|roofers?|movers?|expert|specialist|guy|man|van|truck|equipo|tecnicos?|plomeros?|electricistas?|cuadrilla'
const someoneComes = new RegExp(
  String.raw`\b(?:${someone})\b.*\b(?:comes?|coming|leaves?|leaving|visits|(?:will|can) visit|rings?|sale|va|visita|pasa|heads?|headed|stops?|swings?|drops?|shows? up|knocks?|will be|gets? there)\b`,
)

const appointment = anyOf(
  'appointments?|reservations?|citas?|turnos?',
  '(?:visit|visita|booking) (?:is|was|has|will|starts|es|esta|sera)',
  'confirm\\w*|reserv\\w*|schedul\\w*|agend\\w*',
)

/** A one-word answer, which agrees to whatever was asked. */
const bareAgreement = /^\W*(?:all )?(?:done|set|deal|sold|listo|hecho|trato hecho)\W*$/

/** Says that an appointment is made, or that somebody will come. */
export const promisesVisit: Rule = ({ text, stated }) =>
  [made, coming, bareAgreement].some((pattern) => pattern.test(text)) ||
  [someoneComes, appointment].some((pattern) => pattern.test(stated))
