import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const locksmith: ServiceWords = {
  spanishTitle: 'cerrajería',
  names: [
    'locksmith|locksmiths|lock-smith|rekey|rekeyed|rekeying|deadbolt|deadbolts|lockout',
    'lock smith',
    'lock|locks change|changed|changing|replace|replaced|new|broken|stuck|jammed|jam|install|rekey|pick|wont|broke|installed|swap|fix|turn|sticks|sticky|loose|redo',
  ],
  symptoms: [
    'locked|lock out|outside',
    'locked myself|out|in|inside|keys|house|bathroom|apartment|door|safe|room|car',
    'lost|lose|stolen|losing|stole|misplaced key|keys|purse',
    'key|keys stuck|broke|broken|snapped|turn|copy|copies|lost|missing|inside|turns|jammed|duplicate|bent|work|ex|old',
    'get|cant in|into house|home|apartment key|keys|locked|door',
    'ex|roommate|tenant|evicted|nanny|husband|boyfriend|wife|girlfriend|owner|owners lock|locks|key|keys',
    'door slammed|shut|closed behind|keys|inside',
    'door|knob|handle lock|locks|locking',
    'open safe|mailbox key|combination|locked|code',
  ],
  weak: ['lock|locks|key|keys'],
  context:
    'door key keys house home car lock locked out inside front back shut change new moved ex broke broken stuck turn apartment knob lost office old landlord get in open tenant smart handle owner purse garage safe moving',
  spanish: [
    'cerrajero|cerrajeria|cerradura|cerraduras|chapa|chapas|candado|cerrajeros',
    'perdi|perdieron|deje|quede|dejado llave|llaves|afuera|encerrado|encerrada',
    'llaves adentro|dentro',
  ],
  ask: 'Are you locked out now, or is it about new locks or keys?',
  sharedWords: ['llave', 'redo'],
  examples,
}
