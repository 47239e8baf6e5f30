import type { ServiceWords } from '../service-words.ts'
import { examples } from './examples.ts'

/** How people ask for it. */
export const chimney: ServiceWords = {
  spanishTitle: 'chimeneas',
  names: [
    'chimney|chimneys|chimny|chimley|fireplace|fireplaces|flue|creosote|woodstove|firebox|damper',
    'wood stove|burning|burner',
    'chimney sweep',
    'fire place',
    'pellet|wood|woodburning stove|insert',
  ],
  symptoms: [
    'smoke room|house|living|back|backs|backing|comes|fills|draws fireplace|fire|stove|light|lit',
    'fire place smoke|clean|insert',
    'soot|birds|bird|nest|raccoon|swifts stack|fireplace|chimney|falling',
  ],
  context:
    'drop flake swept sweep swept clean cleaned cleaning inspect inspection cap liner smoke soot fire draw flue brick bird animal burn wood room smell leak rain crack gas stove raccoon mortar crumbling squirrel year winter living house back insert light nest bat black roof roofline leaning fill damper open water',
  spanish: ['chimenea|chimeneas|deshollinador|hollin'],
  ask: 'When was it last swept, and do you burn wood or gas?',
  sharedWords: ['fire house smoke', 'stove', 'burner', 'raccoon', 'soot'],
  examples,
}
