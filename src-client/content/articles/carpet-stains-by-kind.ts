import type { Article } from './article.ts'

/** Carpet stains: four mixtures, and which one to use on which stain. */
export const carpetStainsByKind: Article = {
  slug: 'carpet-stains-by-kind',
  title: 'Carpet stains, kind by kind',
  summary:
    'The first five minutes, four mixtures with exact measures, and the order to use them in for wine, coffee, blood, pets, grease, ink and wax.',
  category: 'Cleaning',
  intro: [
    'Many stains become permanent in the first attempt: by rubbing, by hot water or by too much soap. Blot first. Identify the stain second. Use the mildest mixture that moves it.',
  ],
  sections: [
    {
      heading: 'The first five minutes',
      body: [
        {
          steps: [
            'Scrape up solids with a spoon, from the edge to the middle.',
            'Press a white cotton towel on the spot and stand on it for 30 seconds. Move to a dry part and repeat until nothing more comes up.',
            'Test the mixture where nobody looks, such as inside a closet. Wet it, wait 10 minutes, blot with white cloth. If color comes off, stop.',
            'Put the mixture on the cloth, not on the carpet. Dab. Work inward from the edge.',
            'Rinse: dab with plain water, blot, and do it twice. Soap that stays behind draws dirt and comes back as a gray spot.',
            'Lay half an inch of white towels on it with a heavy pot on a plate, overnight.',
          ],
        },
      ],
    },
    {
      heading: 'Four mixtures',
      body: [
        {
          list: [
            'A, soap: 1/4 teaspoon of clear dish soap in 1 cup of lukewarm water.',
            'B, vinegar: 1/3 cup of white vinegar in 2/3 cup of water.',
            'C, peroxide: 3 percent hydrogen peroxide from the drugstore, as it is. Light synthetic carpet only, since it can bleach.',
            'D, alcohol: 70 percent rubbing alcohol on a cloth, never poured. It dissolves the glue that holds the carpet’s backing. Keep it away from flames and open the window.',
          ],
        },
        {
          note: 'Use one mixture at a time and rinse before the next. Never mix bleach with anything but water, or peroxide with vinegar. Wear gloves for blood, urine and vomit. Wool, silk, viscose and sisal take only cool water and blotting. Then call a professional.',
        },
      ],
    },
    {
      heading: 'Stain by stain',
      body: [
        {
          list: [
            'Coffee and tea: A, rinse, then B. With milk in it: A in two rounds.',
            'Red wine: blot for 5 minutes, cool water, A, rinse. On light synthetic carpet C for 30 minutes, then blot. Skip the white wine and the salt.',
            'Blood: cold water only, then A made with cold water. For the last trace a few drops of C, blotted after 5 minutes. Heat sets blood.',
            'Pet urine, fresh: blot until the towel stays dry, cold water, blot, then an enzyme cleaner, as wet as the urine was and for as long as its label says. No ammonia, which smells like urine to the pet. No steam, which sets the smell.',
            'Vomit: scrape, blot, cover with baking soda for 15 minutes, vacuum, then an enzyme cleaner.',
            'Grease and butter: cornstarch for 15 minutes, vacuum, then D, then A.',
            'Ballpoint ink and marker: D, dabbed, with a fresh part of the cloth each time. Stop if the spot spreads.',
            'Mud: let it dry completely, break it up, vacuum, then A.',
            'Chocolate: scrape, vacuum, A made with cool water.',
            'Gum: harden it with ice in a bag for 10 minutes, crack it, pick it off, then D.',
            'Candle wax: ice, crack, vacuum. Lay a white cotton cloth on the rest and pass a barely warm iron over it for 5 seconds at a time. Too hot, and synthetic fiber melts for good.',
            'Latex paint, wet: A at once, and again. Once dry, leave it.',
          ],
        },
      ],
    },
    {
      heading: 'Why a stain comes back',
      body: [
        'A spot that returns after a day or two has wicked up from the pad as the carpet dried. Wet it lightly with plain water, cover it with towels and weight, and leave it until the next day. If it returns a second time, the pad holds too much. An old pet spot often is twice as wide in the pad as on top.',
      ],
    },
    {
      heading: 'When to stop and call',
      body: [
        {
          list: [
            'After two careful rounds without progress. A third one mostly spreads it.',
            'Urine that has soaked the pad, or a wet area wider than 2 feet.',
            'Red drink dyes, mustard, hair dye, rust, nail polish, dried paint.',
            'Any stain on wool or on a rug whose dye bleeds.',
            'A pale spot from bleach or acne cream. The color is gone. That is a case for dyeing or for a patch.',
            'Sewage or floodwater. Keep off it. It is a health hazard, and the pad must come out.',
          ],
        },
        'Tell the cleaner what the stain was, how old it is and everything that you have put on it. After hot-water extraction carpet takes 6 to 24 hours to dry. Keep it ventilated, and keep furniture legs on foil or plastic until then.',
      ],
    },
  ],
  services: ['carpet-cleaning', 'house-cleaning'],
}
