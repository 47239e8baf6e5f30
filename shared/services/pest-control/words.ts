import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const pestControl: ServiceWords = {
  spanishTitle: 'control de plagas',
  names: [
    'roaches|ants|mice running|kitchen',
    'pool bugs',
    'ants|wasps|roaches|mice|spiders|bees counter|door|kitchen|allergic|everywhere|over|wall',
    'pest|pests|exterminator|exterminators|exterminate|exterminating|exterminated|fumigate|fumigation|bug|bugs|critter|infestation|infested|orkin|terminix|vermin|extermination',
    'ant|ants|antz|roach|roaches|cockroach|cockroaches|termite|termites|rodent|rodents|mouse|mice|rat|rats|spider|spiders|wasp|wasps|hornet|hornets|bedbug|bedbugs|flea|fleas|mosquito|mosquitoes|mosquitos|silverfish|earwig|earwigs|centipede|centipedes|tick|ticks|scorpion|scorpions|moth|moths|gnat|gnats|raccoon|raccoons|squirrel|squirrels|possum|opossum|cricket|crickets|yellowjacket|yellowjackets|bee|bees|hive|beehive|ladybugs|stinkbugs|weevils|mole|moles|gopher|gophers|bat|bats|snake|snakes|skunk|skunks|groundhog|beetles|waterbugs|palmetto|millipedes',
    'bed bug|bugs',
    'wasp|hornet|bee nest|hive',
    'yellow jacket|jackets',
  ],
  symptoms: [
    'droppings|poop pantry|kitchen|cabinet|cabinets|drawer|attic|under|tiny|little|black|stove|counter',
    'scratching|scurrying|gnawing|chewing|running|scampering|squeaking|noises|scratch|rustling attic|wall|walls|ceiling|night|insulation|wires',
    'bites|bitten|bite|itchy|eaten bed|mattress|legs|waking|wake|night|morning|sheets|ankles|up',
    'nest eaves|porch|under|shed|deck|attic|roof|gutter|soffit|grill|door|buzzing',
    'mud tubes',
    'termite|pest|bug inspect|inspection',
    'swarm|swarming|crawling|crawl|crawlies|crawly|creepy|trails|marching|scatter|scattering|flying kitchen|counter|house|floor|night|walls|wall|little|light|wings|foundation|over',
    'wings windowsill|window|pile',
    'sawdust|wood hollow|piles|tiny|eaten|eating|damage|insects',
    'something living|chewing|died attic|wall|walls|crawlspace',
    'chewed|chew wires|wire|bag|cereal|box|holes',
    'fruit|house|drain flies|fly',
    'flies everywhere|kitchen|inside|infestation',
  ],
  weak: ['nest', 'droppings', 'spray inside|outside|house|quarterly'],
  context:
    'kitchen attic wall nest bite bitten scratch scratching counter bed bathroom house floor basement pantry spray garage yard pet dog dropping dead crawl hole wood trap eat eating mattress furniture treat treatment sink drain dishwasher ceiling deck grass porch cabinet crumb hear night door inside outside summer keep sheet wire light fridge stove chew',
  spanish: [
    'plaga|plagas|cucaracha|cucarachas|hormiga|hormigas|raton|ratones|rata|ratas|termita|termitas|comejen|chinche|chinches|fumigar|fumigacion|fumigador|insectos|aranas|avispas|bichos|pulgas|alacranes|exterminador|avispero',
  ],
  ask: 'What have you seen, and in which rooms?',
  sharedWords: ['bug pool', 'drain', 'wire', 'stove', 'roof', 'gutter', 'soffit'],
  examples,
}
