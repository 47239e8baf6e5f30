import type { ServiceReplies } from './service-replies.ts'

const redo = [
  String.raw`remodel\w*|renovat\w*|renovacion|reno|redo|redone|redoing|gut|gutted|overhaul`,
  String.raw`|makeover|facelift|updat\w*|upgrad\w*|moderniz\w*|revamp\w*|outdated|dated|renovar`,
  '|cambiar|arreglar|modernizar',
].join('')

export const homeRemodeling: ServiceReplies = {
  names: [
    'remodeling|remodelling|remodelers?|general contractors?|(?:home|house|kitchen|bath',
    '|bathroom|basement|condo|interior) (?:remodel(?:s|er|ers)?|renovations?)',
    '|remodelacion(?:es)?|renovacion de (?:la )?(?:casa|cocina)|contratista general',
  ].join(''),
  covers: {
    en: 'planning with you, taking out the old, building the new and a final walk-through',
    es: 'planear con usted, quitar lo viejo, construir lo nuevo y un recorrido final',
  },
  tip: {
    en: 'Photograph the rooms, save pictures of what you like, and write down the must-haves.',
    es: 'Fotografíe los cuartos, guarde imágenes de lo que le gusta, y anote lo indispensable.',
  },
  ask: {
    en: 'What should change, and what may stay?',
    es: '¿Qué debe cambiar y qué puede quedarse?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:knock\w*|tak(?:e|ing)|tear(?:ing)?|remov(?:e|ing)|open(?:ing)?|mov(?:e`,
          '|ing)|tumbar|quitar|tirar|derribar|abrir)(?: out| down| up| through)? (?:a ',
          '|the |that |this |our |some |one |la |una |las |unas |el ',
          '|un )?(?:load.?bearing |interior |dividing |kitchen )?(?:walls?|pared(?:es)?',
          String.raw`|muros?)\b|\bwalls? (?:removed|knocked|taken (?:out|down)|moved|torn (?:out`,
          String.raw`|down))\b|\bload.?bearing\b|\bopen (?:concept|floor ?plan|plan)\b`,
          String.raw`|\bconcepto abierto\b`,
        ].join(''),
      ),
      echo: { en: 'Walls to open up or move', es: 'Paredes por abrir o mover' },
      tip: {
        en: 'Do not cut into a wall yourself: it may carry weight or hide wires and pipes.',
        es: 'No corte la pared por su cuenta: puede cargar peso o esconder cables y tuberías.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wheelchairs?|accessibility|accessible (?:bath\w*|shower|kitchen|home`,
          String.raw`|house|entry)|aging in place|grab bars?|ada (?:bath\w*|shower|ramp|compliant`,
          String.raw`|toilet)|curbless|handicap\w*|wider door\w*|sillas? de ruedas`,
          '|barras? de apoyo|adultos? mayor(?:es)?|discapacidad|discapacitad[oa]s?',
          String.raw`|bano accesible|accesible para)\b`,
        ].join(''),
      ),
      echo: { en: 'Changes for easier access', es: 'Cambios para facilitar el acceso' },
      tip: {
        en: 'Note which steps, doors and reaches are hardest, and measure any chair or walker in use.',
        es: 'Anote qué escalones y puertas cuestan más, y mida la silla o andadera que se use.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:finish(?:ing)?|convert\w*|turn(?:ing)?|remodel\w*|renovat\w*|redo\w*`,
          String.raw`|terminar|convertir|remodelar|acondicionar)\b.{0,20}\b(?:basement|attic`,
          String.raw`|garage|sotano|atico|cochera|garaje)\b(?! (?:doors?|floor))|\b(?:unfinished`,
          String.raw`|bare) (?:basement|attic|garage)\b|\b(?:basement|attic|garage) (?:conversion`,
          String.raw`|finishing|remodel\w*|renovation)\b|\bbasement\b.{0,30}\b(?:family room`,
          String.raw`|playroom|apartment|suite|theater|wet bar)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A basement, attic or garage to finish',
        es: 'Un sótano, ático o garaje por acondicionar',
      },
      tip: {
        en: 'Watch for damp after rain, and measure the ceiling height before you plan the rooms.',
        es: 'Vea si hay humedad después de llover, y mida la altura antes de planear los cuartos.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:whole|entire|full|complete) (?:house|home|interior|gut|condo`,
          String.raw`|apartment)\b|\bgut (?:renovation|remodel|job|rehab)\b|\b(?:toda`,
          String.raw`|completa) (?:la |mi )?casa\b|\bcasa (?:completa|entera)\b`,
          String.raw`|\btodo el interior\b`,
        ].join(''),
      ),
      echo: { en: 'A home to redo all through', es: 'Una casa por renovar completa' },
      tip: {
        en: 'List must-haves apart from nice-to-haves, and look for any old plans or permits.',
        es: 'Separe lo indispensable de lo deseable, y busque planos o permisos anteriores.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:tub|bathtub)\b.{0,25}\b(?:to|into|for|with|and)\b.{0,20}\bshower\b`,
          String.raw`|\b(?:tub|bathtub).to.shower\b|\bwalk.?in (?:shower|tub)\b|\b(?:convert`,
          '|replac(?:e|ing)|tear(?:ing)? out|tak(?:e|ing) out|remov(?:e|ing)',
          String.raw`|rip(?:ping)? out|chang(?:e|ing)|new) (?:\w+ ){0,2}(?:tub|bathtub|shower)\b`,
          String.raw`|\b(?:cambiar|quitar|convertir|reemplazar|nueva) (?:la |mi |una )?(?:tina`,
          String.raw`|banera|regadera|ducha)\b`,
        ].join(''),
      ),
      echo: { en: 'A tub or shower to redo', es: 'Una tina o regadera por cambiar' },
      tip: {
        en: 'Photograph the room from its door, with the drain, faucets and any window in view.',
        es: 'Fotografíe el baño desde la puerta, con el desagüe, las llaves y la ventana a la vista.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:kitchen|cocina)\b.{0,40}\b(?:${redo}|new|cabinets?|countertops?|layout`,
          String.raw`|island|backsplash|nuev[oa]|gabinetes?|cubiertas?|isla)\b|\b(?:${redo}|new`,
          String.raw`|nueva|cabinets? and counters?|remodelar)\b.{0,20}\b(?:kitchen`,
          String.raw`|cocina)\b(?! (?:faucet|sink|light|table))`,
        ].join(''),
      ),
      echo: { en: 'A kitchen to redo', es: 'Una cocina por remodelar' },
      tip: {
        en: 'Measure the walls, decide what may stay, and save pictures of kitchens you like.',
        es: 'Mida las paredes, decida qué puede quedarse, y guarde fotos de cocinas que le gusten.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:bath|baths|bathrooms?|powder room|banos?)\b.{0,35}\b(?:${redo}|new`,
          String.raw`|vanity|layout|tile|tiles|nuev[oa])\b|\b(?:${redo}|new|nuevo`,
          String.raw`|remodelar)\b.{0,20}\b(?:bath|baths|bathrooms?|powder room`,
          String.raw`|banos?)\b(?! (?:faucet|sink|light|mat))`,
        ].join(''),
      ),
      echo: { en: 'A bathroom to redo', es: 'Un baño por remodelar' },
      tip: {
        en: 'Decide whether toilet and sink may stay where they are: that shapes the whole plan.',
        es: 'Decida si el inodoro y el lavabo pueden quedarse en su lugar: de eso depende el plan.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:new|replac(?:e|ing)|install(?:ing)?|redo(?:ing)?|refinish(?:ing)?`,
          String.raw`|rip(?:ping)? (?:out|up)|put(?:ting)?|lay(?:ing)?)\b.{0,20}\b(?:floors?(?! `,
          String.raw`?plans?)|flooring|hardwoods?|laminate(?! (?:counter|cabinet))|lvp)\b`,
          String.raw`|\b(?:floors?|hardwoods?) (?:replaced|redone|refinished|installed|ripped)\b`,
          String.raw`|\b(?:cambiar|poner|instalar|nuevos?|pulir)\b.{0,15}\bpisos?\b`,
          String.raw`|\bpisos? nuevos?\b`,
        ].join(''),
      ),
      echo: { en: 'Floors to renew', es: 'Pisos que hay que renovar' },
      tip: {
        en: 'Measure the rooms, and leave old tile or vinyl untouched until it has been looked at.',
        es: 'Mida los cuartos, y no levante loseta o vinilo viejo hasta que se revise.',
      },
    },
  ],
}
