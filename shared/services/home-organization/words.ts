import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const homeOrganization: ServiceWords = {
  spanishTitle: 'organización del hogar',
  names: [
    'sort|sorted|sorting bins|labels|closet|pantry|system|garage|everything|crap',
    'system closet|garage|pantry|crap',
    'closet|closets packed|sort|crammed|crap|stuffed',
    'organize kitchen|new|garage|closet|pantry',
    'organize|organized|organizing|organizer|organizers|organization|declutter|decluttered|decluttering|organise|organiser|organised|organizational|unclutter',
    'marie|kondo kondo|closet|house',
    'closet system|systems|design',
  ],
  symptoms: [
    'closet|closets|pantry|garage|attic|kitchen|drawers|drawer|basement|playroom|house|office|toys|craft|papers|cabinets|cupboards|storage mess|disaster|messy|chaos|overflowing|cluttered|clutter|sort|sorted|find|stuffed|packed|bursting|avalanche|everywhere|crammed|piled|piles|space|explosion|system|jammed|exploding|hoarded|tetris|bins|labels|labeled',
    'clutter|cluttered|hoarder|hoarding|hoarders',
    'too much|many stuff|clothes|things|junk|toys|crap place|closet|room|space|house',
    'cant find anything|stuff|things',
    'sort|sorting through closet|closets|stuff|clothes|papers|boxes|things|mom|mothers|garage|belongings',
    'everything its place',
    'papers|belongings|paperwork sort|through|husband|mom|dad|mothers|passed|overwhelmed',
    'bins|labels|labeled|label garage|closet|pantry|system|sort|mess|room|shelves',
    'not|nothing throwing stuff|out system',
    'sort label|mess',
    'downsize|downsizing',
    'drowning stuff|toys|clothes|paper|papers|clutter',
    'place for everything',
  ],
  context:
    'closet pantry garage attic kitchen drawer basement room mess messy stuff clothes toy paper clutter bin label sort find box boxes shelf space junk kid house clean cupboard fridge cabinet everything move bedroom system office help place car',
  spanish: [
    'organizar|organizacion|ordenar|organice|organizador|organizadora',
    'desorden|tiradero closet|casa|garaje',
  ],
  ask: 'Which room bothers you most?',
  sharedWords: [
    'kitchen mess',
    'disaster kitchen',
    'kitchen messy',
    'house mess',
    'disaster house',
    'house messy',
    'kitchen overflowing',
    'jammed kitchen',
    'kitchen packed',
    'house packed',
    'junk',
    'garaje',
  ],
  examples,
}
