import type { ServiceReplies } from './service-replies.ts'

export const windowCleaning: ServiceReplies = {
  names: [
    'window (?:clean(?:er|ers|ing)|wash(?:er|ers|ing)?)',
    '|limpieza de (?:ventanas?|vidrios|cristales)',
    '|limpia ?(?:ventanas|vidrios|cristales)|lavado de (?:ventanas|vidrios)',
  ].join(''),
  covers: {
    en: 'the glass inside and out, the screens, the tracks and the sills',
    es: 'los vidrios por dentro y por fuera, los mosquiteros, los rieles y los marcos',
  },
  tip: {
    en: 'Clear the sills and move furniture a step away from the windows before the visit.',
    es: 'Despeje los marcos y aparte un poco los muebles de las ventanas antes de la visita.',
  },
  ask: {
    en: 'Is it the outside only, or inside too?',
    es: '¿Es solo por fuera o también por dentro?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:hard water|water (?:spots|marks|stains)|sprinklers?|mineral deposits?`,
          String.raw`|calcium|limescale|chalky|sarro|agua dura|manchas de agua|aspersores)\b`,
        ].join(''),
      ),
      echo: { en: 'Hard-water spots on the glass', es: 'Manchas de agua dura en el vidrio' },
      tip: {
        en: 'Turn sprinklers away from the glass, and leave scouring pads off it: they scratch.',
        es: 'Aleje los aspersores del vidrio, y no use fibras ásperas: lo rayan.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:overspray|paint (?:specks|drips|spots|splatter\w*)|splatter\w*`,
          '|tar (?:drops|spots)|tape|stickers?|adhesive|residue|glue|pegamento',
          String.raw`|calcomanias?|etiquetas?|cinta|(?:manchas|gotas|restos) de pintura)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Paint, glue or splatter on the glass',
        es: 'Pintura, pegamento o salpicaduras en el vidrio',
      },
      tip: {
        en: 'Leave razor blades alone: on some glass they scratch for good.',
        es: 'No use navajas: algunos vidrios quedan rayados para siempre.',
      },
    },
    {
      when: /\b(?:bird (?:poop|droppings|mess)|caca de (?:pajaro|paloma)s?|excremento de aves)\b/,
      echo: { en: 'Bird droppings on the glass', es: 'Excremento de aves en el vidrio' },
      tip: {
        en: 'Do not wipe them off dry: the grit in them scratches the glass.',
        es: 'No lo limpie en seco: la arenilla que lleva raya el vidrio.',
      },
    },
    {
      when: /\b(?:skylights?|tragaluz|tragaluces|domos?)\b/,
      echo: { en: 'A skylight to clean', es: 'Un tragaluz por limpiar' },
      tip: {
        en: 'Leave the roof to the crew, and tell them whether it can be reached from inside.',
        es: 'Deje el techo al equipo, y dígale si se alcanza desde adentro.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:(?:second|third|2nd|3rd|two|three|2|3).?(?:story|stories|floors?)`,
          '|upstairs|cant reach|too high|high up|tall ladder|segundo piso|tercer piso',
          String.raw`|no alcanzo|planta alta)\b`,
        ].join(''),
      ),
      echo: { en: 'Windows high up', es: 'Ventanas en lo alto' },
      tip: {
        en: 'Stay off the ladder, and have a photo of that side of the house from the ground.',
        es: 'No se suba a la escalera, y tenga una foto de ese lado desde el suelo.',
      },
    },
    {
      when: /(?<!\b(?:no|sin) )\b(?:screens?|tracks?|sills?|mosquiter[oa]s?|rieles?)\b/,
      echo: {
        en: 'Screens, tracks or sills to clean',
        es: 'Mosquiteros, rieles o marcos por limpiar',
      },
      tip: {
        en: 'Count the windows and note which ones stick or have torn screens.',
        es: 'Cuente las ventanas y anote cuáles se atoran o tienen el mosquitero roto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:nose prints?|finger ?prints?|smudge[ds]?|smears?|smeared|streaks?`,
          String.raw`|streaky|huellas|rayas|marcas de dedos)\b`,
        ].join(''),
      ),
      echo: { en: 'Streaks and prints on the glass', es: 'Marcas y huellas en el vidrio' },
      tip: {
        en: 'Leave it dry until then: wiping in full sun only adds streaks.',
        es: 'Déjelo seco hasta entonces: limpiar a pleno sol solo deja más marcas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:pollen|salt(?:y)?|spray|ash|cobwebs?|spider webs?|construction dust|dust`,
          String.raw`|dusty|polen|polvo|ceniza|telaranas?|salitre)\b`,
        ].join(''),
      ),
      echo: { en: 'Dust or film on the glass', es: 'Polvo o película en los vidrios' },
      tip: {
        en: 'Do not wipe it dry, since grit scratches; a gentle rinse with the hose is fine.',
        es: 'No lo limpie en seco, porque la arenilla raya; un enjuague suave con manguera está bien.',
      },
    },
  ],
}
