import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const lawnCare: ServiceWords = {
  spanishTitle: 'cuidado del césped',
  names: [
    'grass|lawn high|cut|mowed|tall|mow',
    'lawn|lawncare|landscaping|landscaper|landscape|gardener|gardening|mow|mowed|mowing|mower|weedeater|mulch|mulched|aerate|aerating|aeration|sod|reseed|overseed|leafblower',
    'yard work|cleanup|clean|service|care|maintenance|guy|overgrown|mess|jungle|debris|crew',
    'yardwork',
    'grass|yard|hedge|hedges|bush|bushes|shrub|shrubs cut|cutting|trim|trimmed|trimming|mow|prune|pruned|edge|edged',
    'trugreen',
  ],
  symptoms: [
    'grass tall|high|long|overgrown|knee|ankle|dead|dying|brown|patchy|yellow|cut|cutting|out|foot|feet|shin|patches|seed|growing|waist|bare',
    'yard overgrown|jungle|mess|leaves|weeds|tall|embarrassing|raked|rake|wild|letter|neighbors|dead|forest',
    'weeds|weed|crabgrass|dandelions|dandelion|clover everywhere|pull|pulled|yard|garden|taking|flower|beds|over|taken|front|control|out|whacking|bed|kill|spray',
    'leaf|leaves rake|raked|raking|blow|blown|yard|cleanup|removal|pile|fall|bag|bagged|everywhere|ground|covered|buried|clean',
    'hedges|hedge|bushes|shrubs|shrub|bush|branches|flower|flowerbeds|garden|beds trim|trimmed|overgrown|prune|shape|weeded|wild|weeding|out|clean|cleanup|edged|plant|control',
    'hoa|city|neighbors|neighbor letter|fine|warning|complaining|notice|complained|citation|violation|complain grass|yard|lawn|weeds|overgrown',
    'fertilize|fertilizer|fertilized|edging|sprinkler|sprinklers|irrigation',
    'moss|grubs|grub yard|grass|lawn',
    'tree|branch branches|trim|trimmed|limbs|hanging|yard',
  ],
  weak: [
    'grass',
    'yard|backyard clean|cleaned|cleanup|cleaning|help',
    'weeds|weeding',
    'hedges|bushes|shrubs|hedge',
    'leaves|leaf',
    'flowerbeds|flowerbed',
  ],
  hints: ['yard|backyard'],
  context:
    'leave grass yard cut trim weed leaf leaves hedge bush clean cleaned cleanup overgrown front back rake seed edge tall dead brown patch tree flower bed garden mow weekly biweekly week summer fall spring mole grub drop',
  spanish: [
    'jardin|jardinero|jardineria|cesped|pasto|zacate|hierba|grama|yarda|podar|arbustos|maleza|hojas|yardas',
    'cortar pasto|cesped|zacate|hierba',
  ],
  ask: 'Is the yard small, medium or large, and is it a one-time job or a regular one?',
  sharedWords: ['debris'],
  examples,
}
