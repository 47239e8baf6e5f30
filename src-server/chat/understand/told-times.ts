import { plain } from './words.ts'

/** Words before a time that tell what has happened, or what the customer does then: no visit is wanted at it. */
const told =
  /\b(since|started|began|happened|broke|burst|died|stopped|quit|noticed|finished|came|was|were|moved|bought|left|leave|leaving|fly|last|ago|passed|lost|retired|serviced|installed|replaced|built|sold|away|out of town|on vacation|traveling|de viaje|de vacaciones|(i|we|he|she) works?|(we|they|i) (open|close)|shift|desde|empezo|fue|paso|vino|vinieron|trabaj\w+)\b[^.,;!?]{0,24}$/
/** 'Tuesday I have my eye doctor' */
const isTaken =
  /^,? (?:at (?:\d+|\w+) )?(?:i|we|she|he) (?:have|has|ve got|got) (?:an?|my|the|to|her|his)\b[^.;!?]{0,20}\b(?:doctor|dentist|appointment|meeting|class|work|court|surgery|school|church|shift|party|wedding|game|funeral)\b/i
/** 'It is supposed to rain Sunday' */
const isForecast =
  /\b(?:rain|snow|storm|freez|sleet|pour|llov|nev(?:ar|ad|and|o\b))\w*(?: (?:on|all|this|el))?\s+$/i

/** Words of a wish, which come after the story. */
const wish = /\b(can|could|please|would|come|need|pueden?|vengan|quiero)\b/

/** Whether what stands before a time makes it part of a story. */
export const isStory = (before: string): boolean => {
  const story = told.exec(before)?.[0]
  return story !== undefined && !wish.test(story.replace(/^came\b/, ''))
}

const isDayName =
  /^(today|tonight|tomorrow|(sun|mon|tue|wed|thu|fri|sat)\w*|hoy|manana|domingo|lunes|martes|miercoles|jueves|viernes|sabado)\b/

const namesTime =
  /\d ?(?:am|pm)\b|\d:\d\d|\b(?:today|tonight|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun|mon|tue|wed|thu|fri|sat|next \w+|hoy|manana|domingo|lunes|martes|miercoles|jueves|viernes|sabado)\b/

/** A time that is past, or that only belongs to the story. */
export const isTold = (message: string, text: string, index: number) =>
  // 'Two rooms' and 'a month' are no times.
  /^(for |por )?(an?|one|two|three|four|five|six|un|una|dos|tres|cuatro|\d+) (cuart|month|week|day|hour|hr|year|minute|min|mes|semana|d[ií]a|hora|a[nñ]o)\w*$/i.test(
    text,
  ) ||
  // Nobody comes at night: what is heard then is the problem.
  /^(?:(?:at|in the|en la|por la|de) )?(?:nights?|noches?)$/i.test(text) ||
  /^(?:(?:a|the) second|(?:later |earlier )?in the day|the day (?:after|before))$/i.test(text) ||
  /^(now|ahora|(on )?the day|\d{1,4}|(last|past) .*|.* ago|.*\byears?|.*\byrs?)$/i.test(text) ||
  /^\W*(no puedo|no me queda|i cant|i can['’]t|wont work|doesn['’]?t work|is no good|is (?:after|too late|too early|past)\b|(?:yo )?trabajo\b(?! (?:de|hasta)\b)|tengo (?:cita|que|un compromiso)|i(?:['’]m| am)? work(?:ing)?\b(?! (?:until|till?)\b))/i.test(
    message.slice(index + text.length),
  ) ||
  // 'Martes no, se me atravesó algo'
  /^ no(?=\s*(?:[,.;!]|$))/i.test(message.slice(index + text.length)) ||
  /\b(?:get|gets|getting|got) paid(?: on)?(?: the)?\s+$/i.test(message.slice(0, index)) ||
  // 'No es para hoy'
  /\b(?:no es|not?) (?:pa|para|for)(?: el)?\s+$/i.test(message.slice(0, index)) ||
  /\b(never|didn['’]?t|did not|nunca|no) (said|say|asked|ask|meant|wanted|dije|ped[ií])( for| para)?\s+$/i.test(
    message.slice(0, index),
  ) ||
  /\b(?:don['’]?t|do not|doesn['’]?t|does not|no) (?:need|have to)\b[^.,;!?]{0,24}$/i.test(
    message.slice(0, index),
  ) ||
  /^.{0,3}(old|of age)\b/i.test(message.slice(index + text.length)) ||
  // 'That is Wednesday again, I asked about Saturday'
  (isDayName.test(plain(text)) &&
    (/(?<!\bso )\b(that['’]?s|that is|it says)( still)?\s+$/i.test(message.slice(0, index)) ||
      /^\s+(again|otra vez)\b/i.test(message.slice(index + text.length)))) ||
  /\b(every|each|cada)\b.{0,8}$/i.test(message.slice(0, index)) ||
  // 'For two weeks', not 'for Saturday'.
  (!namesTime.test(plain(text)) &&
    /\b(for|been|por|desde hace|hace)\s+((like|about|the (last|past)|como)\s+)?$/i.test(
      message.slice(0, index),
    )) ||
  /\b((any|every) ?days? but|not|cant do|cant make|can['’]t (do|make)|except|excepto|menos|no puedo)\s+(on\s+|el\s+|los\s+)?$/i.test(
    message.slice(0, index),
  ) ||
  /\b(cant|can['’]t|cannot|wont|won['’]t|not) (wait|hold)\b.{0,8}\b(till|until)\s+$/i.test(
    message.slice(0, index),
  ) ||
  /^(every|each|cada)\b/i.test(text) ||
  isTaken.test(plain(message.slice(index + text.length))) ||
  isForecast.test(message.slice(0, index)) ||
  isStory(plain(message.slice(0, index)))
