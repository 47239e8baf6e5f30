import type { ServiceReplies } from './service-replies.ts'

const vents = [
  'vents?|ducts?|ductwork|registers?|air returns?|cold air return|grilles?|diffusers?',
  '|ductos?|conductos?|ventilas?|rejillas?|ductos de aire',
].join('')

export const airDucts: ServiceReplies = {
  names: [
    '(?:air )?(?:ducts?|ductwork) (?:clean(?:er|ers|ing)|sweep(?:er|ers|ing)?)|(?:dryer',
    '|air|hvac) vents? clean(?:er|ers|ing)|limpieza de (?:los )?(?:ductos?|conductos?',
    '|ventilas?)',
  ].join(''),
  covers: {
    en: 'clearing dust from the ducts, cleaning the vent covers and a look at the airflow',
    es: 'sacar el polvo de los ductos, limpiar las rejillas y revisar el flujo de aire',
  },
  tip: {
    en: 'Check the air filter, and move furniture and rugs off the vents.',
    es: 'Revise el filtro de aire, y quite muebles y tapetes de encima de las rejillas.',
  },
  ask: {
    en: 'What do you notice at the vents, and since when?',
    es: '¿Qué nota en las rejillas y desde cuándo?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\bdryer\b.{0,25}\b(?:vents?|ducts?|exhaust|hose|lint)\b|\b(?:vent|duct|hose`,
          String.raw`|lint)\b (?:\w+ )?(?:of|for|from|behind|in) (?:the |my |our )?dryer\b`,
          String.raw`|\bsecadora\b.{0,30}\b(?:ductos?|manguera|pelusa|ventila|salida)\b|\b(?:ducto`,
          String.raw`|manguera|pelusa|ventila|salida) (?:de|en) (?:la |mi )?secadora\b`,
        ].join(''),
      ),
      echo: { en: 'A dryer vent or its lint', es: 'El ducto de una secadora o su pelusa' },
      tip: {
        en: 'Empty the lint screen, and let the dryer rest until the vent has been cleared.',
        es: 'Vacíe el filtro de pelusa, y no use la secadora hasta que se limpie el ducto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|without|sin) )\b(?:mouse|mice|rats?|rodents?|squirrels?`,
          '|birds?(?! seed)|droppings|dead animal|animals?|critters?|bats?|ratas?',
          '|raton(?:es)?|ardillas?|pajaros?|excremento',
          String.raw`|animal(?:es)? muertos?)\b.{0,45}\b(?:${vents})\b`,
          String.raw`|\b(?:${vents})\b.{0,45}(?<!\b(?:no|not|without|sin) )\b(?:mouse|mice|rats?`,
          '|rodents?|squirrels?|birds?|droppings|dead animal|critters?|bats?|ratas?',
          String.raw`|raton(?:es)?|ardillas?|pajaros?|excremento|animal(?:es)? muertos?)\b`,
        ].join(''),
      ),
      echo: {
        en: 'An animal or its traces in the ducts',
        es: 'Un animal o sus rastros en los ductos',
      },
      tip: {
        en: 'Touch no droppings, and leave the fan off if you can do without it.',
        es: 'No toque los excrementos, y deje apagado el ventilador si puede prescindir de él.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sawdust|wood chips|aserrin)\b|\b(?:drywall|sanding|sanded|plaster`,
          String.raw`|construction|remodel\w*|renovat\w*|tablaroca|obra|remodelacion`,
          String.raw`|construccion)\b.{0,50}\b(?:dust\w*|debris|powder|polvo|escombros?)\b`,
          String.raw`|\b(?:dust\w*|debris|powder|polvo|escombros?)\b.{0,40}\b(?:drywall|sanding`,
          String.raw`|plaster|construction|remodel\w*|renovat\w*|tablaroca|obra|remodelacion`,
          String.raw`|construccion)\b`,
        ].join(''),
      ),
      echo: { en: 'Dust or debris from building work', es: 'Polvo o restos de una obra' },
      tip: {
        en: 'Keep the fan off while dust is still being made, and change the filter afterwards.',
        es: 'Deje apagado el ventilador mientras haya polvo de obra, y cambie el filtro después.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|any|without|sin) )\b(?:mou?ld|mildew|black (?:specks|spots`,
          '|stuff|dots)|moho|hongos?|(?:manchas|puntos) ',
          String.raw`negr[oa]s)\b.{0,40}\b(?:${vents})\b|\b(?:${vents})\b.{0,40}(?<!\b(?:no|not`,
          String.raw`|any|without|sin) )\b(?:mou?ld|mildew|black (?:specks|spots|stuff|dots)|moho`,
          String.raw`|hongos?|(?:manchas|puntos) negr[oa]s)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Mold or dark specks around the vents',
        es: 'Moho o puntos negros en las rejillas',
      },
      tip: {
        en: 'Do not scrape or spray it; take a photo from where you stand.',
        es: 'No lo raspe ni lo rocíe con nada; tome una foto desde donde está.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|doesnt|without|sin) )\b(?:smell\w*|odou?rs?|stink\w*|musty`,
          String.raw`|stale|stench|huelen?|olor(?:es)?|apestan?)\b.{0,50}\b(?:${vents}|blower`,
          String.raw`|furnace|heat|ac|air|fan|aire|calefaccion|clima)\b|\b(?:${vents}|blower`,
          String.raw`|furnace|heat|ac|air|fan|aire|calefaccion|clima)\b.{0,30}(?<!\b(?:no|not`,
          String.raw`|doesnt|without|sin) )\b(?:smell\w*|odou?rs?|stink\w*|musty|stale|huelen?`,
          String.raw`|olor(?:es)?|apestan?)\b`,
        ].join(''),
      ),
      echo: { en: 'A smell in the air or vents', es: 'Un olor en el aire o las rejillas' },
      tip: {
        en: 'Note which rooms smell and when, and spray nothing into the vents.',
        es: 'Anote en qué cuartos huele y cuándo, y no rocíe nada en las rejillas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|without|sin) )\b(?:allerg\w*|asthma\w*|sneez\w*|alergi\w*`,
          String.raw`|alergic[oa]s?|asma|asmatic[oa]s?|estornud\w*)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Allergies, asthma or sneezing at home',
        es: 'Alergias, asma o estornudos en casa',
      },
      tip: {
        en: 'Put in a fresh filter of the same size, and dust with a damp cloth until then.',
        es: 'Ponga un filtro nuevo de la misma medida, y sacuda con un paño húmedo mientras tanto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:pets?|dogs?|cats?) (?:hairs?|fur|dander)\b|\bdander\b`,
          String.raw`|\bpelos? de (?:perr[oa]s?|gat[oa]s?|mascotas?|mis? (?:perr[oa]s?`,
          String.raw`|gat[oa]s?))\b`,
        ].join(''),
      ),
      echo: { en: 'Pet hair or dander at home', es: 'Pelo o caspa de mascotas' },
      tip: {
        en: 'Vacuum the vent covers from outside, and change the filter more often for now.',
        es: 'Aspire las rejillas por fuera, y cambie el filtro más seguido por ahora.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|isnt|arent|without|sin) )\b(?:dust(?:y)?|lint|fuzz|debris`,
          '|dirt|dirty|ash|filthy|crud|polvo|pelusa|suci[oa]s?|suciedad|mugre',
          String.raw`|ceniza)\b.{0,50}\b(?:${vents})\b|\b(?:${vents})\b.{0,50}(?<!\b(?:no|not|isnt`,
          String.raw`|arent|without|sin) )\b(?:dust(?:y)?|lint|fuzz|debris|dirt|dirty|ash|filthy`,
          String.raw`|crud|polvo|pelusa|suci[oa]s?|suciedad|mugre|ceniza)\b`,
        ].join(''),
      ),
      echo: { en: 'Dust or dirt in vents or ducts', es: 'Polvo o suciedad en rejillas o ductos' },
      tip: {
        en: 'Vacuum the covers from outside, and look at the filter: a gray one wants changing.',
        es: 'Aspire las rejillas por fuera, y vea el filtro: si está gris, conviene cambiarlo.',
      },
    },
  ],
}
