import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const solarEnergy: ServiceWords = {
  spanishTitle: 'energía solar',
  names: [
    'solar energy|battery|batteries|storage|consultation|quote|planning|plan|system|power|whole|backup|off|grid|assessment|options|advice|permit|permits|estimate',
    'solar go|going|switch|switching|worth|interested|thinking|about|info|information|considering|viable|sense',
    'powerwall|powerwalls|enphase',
    'battery|batteries backup|storage home|house|outage|outages|power|wall|whole|solar|bank',
    'tesla powerwall|battery|wall',
    'net metering',
    'off|grid grid|tie|tied|connection',
    'renewable|clean|green energy',
    'energy independent|independence',
  ],
  symptoms: [
    'electric|power|utility|energy|electricity bill|bills high|insane|killing|ridiculous|crazy|lower|reduce|cut|through|sun|expensive|offset|huge|500|400|300',
    'electric|electricity|power|utility|energy bill|bills sun|own|solar',
    'generate|produce|make own electricity|power|energy',
    'store power|energy|electricity|battery',
    'sell back|rest grid|power',
    'make own sun|electricity|power',
    'run house|home solar|sun',
    'sun|sunlight power|energy|electricity|save|money|bill',
  ],
  weak: ['solar'],
  context:
    'solar energy battery grid panel power bill electric electricity outage goes run storage home house system permit go cost outage backup whole plan sun quote tesla utility blackout company credit save install store wire panels wall generator work meter',
  spanish: ['energia solar', 'bateria|baterias solar|casa'],
  ask: 'How high is your monthly electric bill, and do you want battery storage?',
  sharedWords: ['electric'],
  examples,
}
