import type { ServiceId } from '../../../shared/catalogue.ts'
import { servicesNamed } from './service-names.ts'
import { plain } from './words.ts'

/** 'Shouldn’t that be an electrician?', '¿no sería cosa del plomero?' */
const rather = [
  /\b(?:shouldnt|wouldnt|isnt|couldnt) (?:that|it|this) (?:be )?(?:more )?(?:for |like )?(?:an?|the|your|a job for an?|work for an?|something for an?) ((?:\w+ ){0,2}?\w+)\s*(?:[?.!,]|$)/,
  /\bno (?:seria|es|deberia ser|le toca) (?:mas bien )?(?:(?:cosa|trabajo|asunto) )?(?:un|una|el|al|del|de un|de una|de la) ((?:\w+ ){0,2}?\w+)\s*(?:\?|$)/,
]

/** The trade that a customer thinks is meant instead of what was suggested. */
export const tradeMeant = (message: string): ServiceId[] =>
  rather.flatMap((pattern) => servicesNamed(pattern.exec(plain(message))?.[1] ?? ''))
