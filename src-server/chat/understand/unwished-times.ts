/** 'Mornings do not work, the afternoon does': only what does is wished. */
export const withoutUnwished = (message: string): string =>
  message
    .replace(/\bnothing (?:before|earlier than|until)\b/giu, 'not before')
    .replace(/\bnada antes de\b/giu, 'después de')
    .replace(refusedPart, ' ')
    .replace(farewell, ' ')
    .replace(otherSpan, ' ')
    .replace(busyDay, ' ')
    .replace(notThatDay, ' ')
    .replace(busyThen, ' ')
    .replace(noKeys, ' ')
    .replace(tooTight, ' ')
    .replace(refusedDate, ' ')
    .replace(whoCame, ' ')
    .replace(todayItself, ' ')
    .replace(anyWeekday, ' ')
    .replace(needNotBe, ' ')
    .replace(refusedHour, ' ')
    .replace(hypothetical, ' ')
    .replace(eventHour, '$1')
    .replace(bareNoon, 'at noon')
    .replace(/\btipo (?=\d{1,2}\b)/giu, 'a las ')
    .replace(notForDay, (words) => words.replace(/ for \w+$/iu, ''))

/** 'Have a good weekend!' */
const farewell =
  /\b(?:have|enjoy)(?: an?| your| the)?(?: very)?(?: good| great| nice| lovely| wonderful)? (?:weekend|evening|night|day|holidays?)\b/giu
/** 'I meant January, not this week' */
const otherSpan =
  /\bnot (?:this|next) (?:week|month|year)\b|\b(?:esta|la pr[oó]xima) semana no\b|\bno (?:esta|la pr[oó]xima) semana\b/giu

/** 'Mañana trabajo', 'today I can't', 'a las 8 no estoy' */
const busyDay =
  /\b(?:a las|at) \d{1,2}(?::\d\d)? (?:no (?:estoy|puedo)\b|recojo\b|salgo\b|tengo (?:que|cita)\b|i can['’]?t\b|i['’]?m not\b|i (?:pick|have to|have a)\b)|\b(?:i work|(?:yo )?trabajo)(?: in the| por las?| en las?)? (?:mornings?|ma[nñ]anas?)\b|\bi work (?:until|till?) \d{1,2}(?: ?[ap]m)? today\b|\b(?:no puedo|no me queda|can['’]?t(?: do| make it)?|cannot(?: do)?) (?:a las|at) \d{1,2}(?::\d\d)?\b|\b(?:hoy|ma[nñ]ana|today|tomorrow) (?:(?:yo )?trabajo\b|no puedo\b|i work\b|i can['’]?t\b)|\b(?:trabajo (?:el|los)|i work(?: on)?) (?:s[aá]bados?|domingos?|lunes|martes|mi[eé]rcoles|jueves|viernes|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b/giu
/** 'Los lunes tengo diálisis, no puedo', 'el lunes le dije que no' */
const busyThen =
  /\b(?:el|los) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b(?:(?: (?:tengo|estoy en|voy a))\b[^.;!?]{0,24}?\bno puedo\b[^.;!?]*|(?: (?:por|en) la \p{L}+)?,? (?:ya )?(?:le|te|les) dije (?:que|q) no\b)/giu
/** 'Tuesday is parent conferences, so not that one' */
const notThatDay =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b[^.!?;]{0,40}?\bso not (?:that (?:one|day)|then)\b/giu
/** '4pm tomorrow is kinda tight': refused */
const tooTight =
  /\b(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m)? ?(?:today|tomorrow|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)? (?:is|would be|might be) (?:(?:a bit|kinda|kind of|pretty|too|really|a little) )*(?:tight|hard|rough|difficult|tough)\b/giu
/** 'No keys before that': why not earlier */
export const noKeys =
  /\b(?:no keys|(?:don['’]?t|do not|won['’]?t) (?:have|get) (?:the |our |any )?keys)(?: \w+)? (?:before|until|till?) (?:that|then)\b/giu
/** 'The 28th is too soon, let us begin on the 5th' */
const refusedDate =
  /\b(?:(?:the )?\d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(?:st|nd|rd|th)?|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day|el \d{1,2}|ma[nñ]ana) (?:is|would be|es) (?:way |far |much |a (?:bit|little) )?(?:too (?:soon|early|late|far)|muy (?:pronto|temprano|tarde))\b/giu
/** 'Not the guy from Tuesday' */
const whoCame =
  /\b(?:guy|man|person|woman|lady|one|tech\w*|plumber|electrician|cleaner|crew|se[nñ]or|muchach[oa]|plomero|el) (?:from|who came(?: on)?|that came(?: on)?|del|de|que vino el) (?:last )?(?:sun|mon|tues|wednes|thurs|fri|satur|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)(?:day)?\b/giu
/** 'Tuesday?? It is Friday' */
const todayItself =
  /(?<!\b(?:if|when|hope|think) )\b(?:it['’]?s|it is|today is|hoy es) (?:already |only )?(?:sun|mon|tues|wednes|thurs|fri|satur|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)(?:day)?(?=\s*(?:[.,;!?]|$))/giu
/** 'A weekday evening, Tuesday or Wednesday' */
const anyWeekday = /\bweekdays?\b(?=[\s\S]*\b(?:mon|tues|wednes|thurs|fri)day\b)/giu
/** 'It does not have to be today' */
const needNotBe =
  /\b(?:does(?:n['’]?t| not)|don['’]?t|do not) (?:have|need) to be (?:today|tonight|tomorrow)\b|\bno (?:tiene|tienen|hace falta) que ser (?:hoy|ma[nñ]ana)(?: mismo)?\b/giu
/** 'Not at 10, noon' */
const refusedHour =
  /\b(?:not|again) (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b(?! (?:rooms?|days?|hours?|people))/giu
/** 'What if closing gets moved a week', 'if 12 is full' */
export const hypothetical =
  /\bwhat if (?:the |my |our )?\w+(?: \w+)? (?:gets?|is|are|slips?|falls?|has) (?:moved|delayed|pushed|late|cancel\w*|through|to move)\b[^.;!?]*|\bif (?:the |my |our )?\w+(?: \w+)? (?:slips?|slides?|gets? (?:moved|pushed|delayed)|moves?|changes?)(?: to)?[^,.;!?]*|\bif (?:the )?\S+(?: \S+)? (?:is|are) (?:full|taken|booked|busy)\b/giu
/** 'The party is Sunday at 2' */
const eventHour =
  /\b((?:party|wedding|showing|birthday|bday|guests?|game|flight|closing|appointment|fiesta|boda|cumple\w*)\b[^.;!?\n]{0,30}?) (?:at|a las) \d{1,2}(?::\d\d)?(?: ?[ap]m)?\b/giu
/** 'Noon cleaning on the 6th' */
const bareNoon =
  /(?<!\b(?:at|by|before|after|until|till|around|about|past|or|and|to|the|if|is) )\bnoon\b(?! (?:to|until|and \d))|(?<=\b(?:book|take|want|do) )the noon (?:one|slot|time|visit)\b/giu
/** 'Forget the lock for today, do that Monday' */
const notForDay =
  /\b(?:forget|skip|leave)(?: about)? (?:the |my )?\w+(?: \w+)? for (?:today|tonight)\b/giu

const part = '(?:mornings?|afternoons?|evenings?|(?:en |por )?las? (?:ma[nñ]anas?|tardes?|noches?))'
const refusedPart = new RegExp(
  String.raw`\b${part} (?:no (?:puedo|podemos|me queda|se puede|quiero)|(?:is|are) (?:no good|bad|out)|(?:don['’]?t|doesn['’]?t|do not|does not|won['’]?t) work)|\b(?:not|no|but|except|besides|can['’]?t do|cannot do|no puedo|menos|excepto)(?: (?:in the|on|the|any|that|en|por))? ${part}`,
  'giu',
)
