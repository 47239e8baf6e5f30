/** 'Move-out is the 30th, so before that' */
const isBeforeThen = /^[^.!?]*\b(?:before (?:that|then)|by then|antes de (?:eso|esa fecha))\b/i
const event =
  /\b(?:part(?:y|ies)|wedding|inspection|shoot|open house|showing|viewing|appraisal|birthday|bday|event|closing|reunion|(?:baby|she|wife|i am|i['’]m) (?:is )?due|baptism|baby shower|thanksgiving|photograph\w*|photos?|pictures|realtors?|appraisers?|need (?:the|my|our) (?:car|truck|van|kitchen|oven|stove|house|place|apartment|bathroom|shower|garage|room|yard|pool|heat|it)(?: back| ready)?(?: for \w+| by)?(?! (?:\w+ed|done|gone|cut|put|set)\b)|fiesta|boda|bautizo|cumple\w*|(?:she|he|they)[^.;!?]{0,12}? mov(?:es?|ing) in|(?:tenn?ants?|guests?|visitors?|buyers?|(?:my|her|his|our) (?:family|parents|in-?laws|mother|mom|son|daughter|sister|brother)|inquilin\w+|invitados|visitas?)\b[^.;!?]{0,20}?\b(?:move?s? in|arrives?|coming|comes?|visits?|llegan?|viene[ns]?))\b([^.;!?]{0,30})$/i
/** 'The party is on the 5th, so clean on the 4th' */
const hasOwnDay = /\d(?:st|nd|rd|th)?\b.*(?:\bso\b|\by\b|,)/i
const wishes = /\b(?:can|could|after|need|want|please|you|someone|despues|puede\w*)\b/i
/** Whether a day that is named is only the one before which somebody has to come. */
export const isLimitIn = (message: string, { index, text }: { index: number; text: string }) =>
  isBeforeDay.test(message.slice(0, index)) ||
  isBeforeArrival.test(message.slice(0, index)) ||
  isBeforeThen.test(message.slice(index + text.length)) ||
  isEvent(message.slice(0, index))
/** 'We have a party on Saturday': the work is wanted before it. */
const isEvent = (before: string): boolean => {
  const found = event.exec(before)
  return found !== null && !wishes.test(found[1] ?? '') && !hasOwnDay.test(found[1] ?? '')
}
/** 'Before December 8' */
const isBeforeDay =
  /\b(?<!\bnot |\bno )(before|prior to|ahead of|antes del?)\s+(the\s+|el\s+)?((?:\w+\s+){0,3}on\s+)?$/i
/** 'Before he comes home from the hospital on the 10th', 'antes de que llegue mi suegra el 20' */
const isBeforeArrival =
  /\b(?:before (?!we|i\b|it gets)[^.,;!?]{2,30}\b(?:comes?|gets?|arrives?|starts?|returns?|lands?|opens?|closes?|moves?|is|are|has)\b|antes (?:de )?que (?:llegue|venga|empiece|regrese|nazca|vuelva|salga|abra)n?\b)[^.,;!?]{0,36}$/i
