import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const restoration: ServiceWords = {
  spanishTitle: 'restauración',
  names: [
    'drywall|carpet|floor soggy|soaked|muddy',
    'muddy water',
    'cleanup drying|dry',
    'storm|tree|branch|hurricane soaked|inside|everything',
    'drywall|floors|floor mush|buckled|soaked|warped|wet',
    'dry|dried out|it crew|company|back|now|together',
    'restoration|restore|remediation|remediate|servpro|mitigation',
    'water|fire|storm|flood|smoke|hurricane|tornado damage|damaged|cleanup',
    'disaster cleanup|recovery',
    'damage restoration|repair|rebuild',
    'soot',
    'fire|kitchen|grease|electrical|house|garage fire had|damage|aftermath|after|put|smoke|cleaned|cleanup|burned',
  ],
  symptoms: [
    'basement|house|kitchen|bedroom|room|floor|floors|downstairs|home|first|carpet|office|everything flood|flooded|flooding|soaked|soaking|standing|underwater|inches|inch|floods',
    'flood|flooded|flooding|floods|floodwater|underwater',
    'inch|inches|foot|feet|standing water basement|floor|house|standing|kitchen',
    'standing water',
    'dry|dried|drying|dryed|pump|pumped|extract|extraction out|carpet|floor|basement|walls|water|drywall|house',
    'drywall|floor|floors|carpet|hardwood|walls|wood soaked|soggy|warped|ruined|buckled|buckling|swollen|wet|warping|cupping|waterlogged|saturated|bubbling',
    'smoke smell|damage|stains|everywhere|odor|walls fire|kitchen|house|after',
    'insurance|adjuster|claim water|fire|flood|storm|damage|damaged',
    'hurricane|tornado|storm tore|destroyed|ruined|damage|damaged|house|inside',
    'dehumidifier|dehumidifiers|fans|blowers',
    'sewage backup|backed|flooded|basement|cleaned',
    'burnt|burned down|kitchen|house|garage|wall|room',
  ],
  context:
    'water fire flood smoke damage damaged basement carpet wall walls drywall floor dry wet soak insurance adjuster ceiling pipe burst put together back gone sunroom drywall mush rain toilet heater storm rebuild kitchen soot smell mold rain hurricane clean cleanup cleaned tear out everything inch inches standing room house restore stove leak leaked upstairs foot washer dishwasher heater hose bathroom bedroom roof toilet clothes tree wood hardwood river sewage pump furniture toast break broke',
  spanish: [
    'inundo|inundacion|inundada|inundado|inundaron',
    'incendio|quemo casa|cocina|dano|danos',
    'dano|danos agua|fuego|tormenta',
  ],
  ask: 'What happened, and is the water or fire fully stopped?',
  sharedWords: ['electrical', 'drywall', 'hardwood'],
  examples,
}
