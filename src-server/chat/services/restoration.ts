import type { ServiceReplies } from './service-replies.ts'

const floors = [
  'hardwoods?|floors?|flooring|laminate|carpet|carpets|carpeting|subfloor|pisos?|duela',
  '|parquet|alfombras?',
].join('')

const soaked = [
  String.raw`buckl\w+|warp\w+|cupping|cupped|swell\w*|swollen|soak\w*|wet|soggy|spongy|drenched`,
  '|saturated|waterlogged|mojad[oa]s?|hinchad[oa]s?|empapad[oa]s?|levantad[oa]s?',
  '|se (?:hincho|levanto|mojo)',
].join('')

export const restoration: ServiceReplies = {
  names: [
    '(?:water|fire|storm|flood|smoke|sewage|disaster) (?:damage )?(?:restoration',
    '|mitigation|remediation|clean.?up)|(?:water|fire|storm|flood',
    '|smoke) damage (?:repairs?|compan(?:y|ies))|water extraction|restauracion(?:es)?',
    '|reparacion de danos por (?:agua|fuego|humo|incendio|inundacion|tormenta)',
  ].join(''),
  covers: {
    en: 'a look at the damage, drying and cleaning, and a plan for the rebuilding',
    es: 'revisar los daños, secar y limpiar, y un plan para reconstruir',
  },
  tip: {
    en: 'Photograph everything before you move it, and throw nothing out before your insurer agrees.',
    es: 'Fotografíe todo antes de moverlo, y no tire nada antes de que lo acepte su seguro.',
  },
  ask: {
    en: 'What happened, and has it stopped?',
    es: '¿Qué pasó y ya se detuvo?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|isnt|without|sin) )\b(?:sewage|black ?water|sewer (?:water`,
          String.raw`|back\w*|overflow\w*)|septic back\w*|aguas negras|aguas residuales)\b`,
        ].join(''),
      ),
      echo: { en: 'A place that sewage got into', es: 'Un lugar con aguas negras' },
      tip: {
        en: 'Keep everyone and pets out of it, and run no water or toilets until it is checked.',
        es: 'Que nadie entre ahí, ni mascotas, y no use agua ni inodoros hasta que se revise.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|without|sin|under|camp) )\b(?:fire(?! (?:sprinklers?|alarms?`,
          '|place|pit|extinguishers?|hydrants?|hose|departments?|trucks?|marshal|station',
          '|wood|ants))|smoke(?! (?:alarms?|detectors?))|soot|charred|scorch(?:ed)?',
          '|burn(?:ed|t)|incendi(?:o|os|ada|ado)|hollin|humo|quemad[oa]s?|se quemo',
          String.raw`|fuego)\b`,
        ].join(''),
      ),
      echo: { en: 'Damage from fire or smoke', es: 'Daños por fuego o humo' },
      tip: {
        en: 'Wipe no soot, switch nothing on, and go in only once the fire department allows it.',
        es: 'No limpie el hollín ni encienda nada, y entre solo cuando los bomberos lo permitan.',
      },
      ask: {
        en: 'Which rooms did it reach?',
        es: '¿A qué cuartos llegó?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bmou?ld (?:remov\w*|remediat\w*|clean\w*|damage)\b|\b(?:remov\w*|remediat\w*`,
          String.raw`|clean(?:ed|ing)? (?:up|out)|get rid of)\b.{0,20}\bmou?ld\b|\b(?:quitar`,
          String.raw`|eliminar|limpiar|remover|remediacion)\b.{0,20}\b(?:moho|hongos?)\b`,
        ].join(''),
      ),
      echo: { en: 'Mold that has to go', es: 'Moho que hay que eliminar' },
      tip: {
        en: 'Do not brush or bleach it, and keep the doors to that area closed.',
        es: 'No lo cepille ni use cloro, y deje cerradas las puertas de esa área.',
      },
      ask: {
        en: 'About how large is the spot, and is it dry there now?',
        es: '¿De qué tamaño es, y ya está seco ahí?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|without|sin) )\b(?:flood(?:s|ed|ing|water|waters)?`,
          String.raw`|standing water|inund\w+|underwater)\b|\b(?:inch|inches|foot`,
          String.raw`|feet) of (?:\w+ )?water\b|\bsump pump\b.{0,20}\b(?:fail\w*|quit|broke|died`,
          String.raw`|stopped)\b|\b(?:pump|pumped|extract|extracted|sacar)\b.{0,20}\b(?:water`,
          String.raw`|agua)\b|\bwater (?:pumped|extracted)\b|\bagua estancada\b`,
        ].join(''),
      ),
      echo: { en: 'A flood or standing water', es: 'Una inundación o agua estancada' },
      tip: {
        en: 'Stay out of water that may have reached outlets or cords, and take photos from a dry place.',
        es: 'No pise agua que pueda tocar enchufes o cables, y tome fotos desde un lugar seco.',
      },
      ask: {
        en: 'Has the water stopped coming in?',
        es: '¿Ya dejó de entrar agua?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ceilings?|techos?|plafon|cielo raso)\b.{0,35}(?<!\b(?:no`,
          String.raw`|not) )\b(?:water|leak\w*|wet|soak\w*|drip\w*|drenched|collaps\w*|came down`,
          String.raw`|caved|sag\w*|fell|agua|mojad\w+|gote\w+|se cayo|caido|humedad)\b|(?<!\b(?:no`,
          String.raw`|not|sin) )\b(?:water|leak\w*|wet|soaked|collapsed|sagging|agua`,
          String.raw`|gote\w+)\b.{0,20}\b(?:ceilings?|plafon|techos?)\b`,
        ].join(''),
      ),
      echo: { en: 'A ceiling that took damage', es: 'Un techo con daños' },
      tip: {
        en: 'Keep everybody out from under it, and leave the lights of that room off.',
        es: 'Que nadie se ponga debajo, y deje apagadas las luces de ese cuarto.',
      },
      ask: {
        en: 'Has it stopped, and is anything sagging?',
        es: '¿Ya paró, y hay algo colgando?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:pipes?|water heater|dish ?washer|washer|washing machine|toilet|tub`,
          '|bathtub|sink|hose|ice ?maker|water line|sprinklers?|fridge line|tuberias?',
          '|tubos?|lavadora|lavavajillas|calentador|inodoro|tina',
          String.raw`|manguera)\b.{0,35}(?<!\b(?:no|not) )\b(?:burst|busted|broke|broken|leak\w*`,
          String.raw`|overflow\w*|fail\w*|went off|let go|froze|revent\w+|romp\w+|fugas?`,
          String.raw`|desbord\w+|gote\w+)\b|\b(?:burst|broken|busted|leaking`,
          String.raw`|frozen) (?:water )?(?:pipes?|hose|line|heater)\b|\b(?:revento|rompio`,
          '|desbordo) (?:el |la |un |una )?(?:tuberia|tubo|lavadora|calentador|inodoro',
          String.raw`|tina|manguera)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Water from a pipe, fixture or appliance',
        es: 'Agua de un tubo, mueble o aparato',
      },
      tip: {
        en: 'Close the main water valve if water still runs, and take photos before you move things.',
        es: 'Cierre la llave principal si aún sale agua, y tome fotos antes de mover las cosas.',
      },
      ask: {
        en: 'Is the water shut off by now?',
        es: '¿Ya está cerrada el agua?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:${floors})\b.{0,35}(?<!\b(?:no|not) )\b(?:${soaked})\b|(?<!\b(?:no`,
          String.raw`|not) )\b(?:${soaked})\b.{0,25}\b(?:${floors})\b`,
        ].join(''),
      ),
      echo: {
        en: 'A wet or warped floor or carpet',
        es: 'Un piso o alfombra mojado o deformado',
      },
      tip: {
        en: 'Move rugs and light furniture off the spot, and leave the flooring itself in place.',
        es: 'Quite tapetes y muebles ligeros de ahí, y deje el piso en su lugar.',
      },
      ask: {
        en: 'What is the floor made of, and has the water stopped?',
        es: '¿De qué es el piso, y ya paró el agua?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:storms?|hurricanes?|tornado(?:es|s)?|hail|trees?|windstorm|high winds?`,
          String.raw`|tormentas?|huracan(?:es)?|granizo|arbol(?:es)?)\b`,
        ].join(''),
      ),
      echo: { en: 'Damage from a storm or tree', es: 'Daños por una tormenta o un árbol' },
      tip: {
        en: 'Stay out of damaged rooms and off the roof, and take photos from a safe place.',
        es: 'No entre a cuartos dañados ni suba al techo, y tome fotos desde un lugar seguro.',
      },
      ask: {
        en: 'Is any water coming in there?',
        es: '¿Está entrando agua por ahí?',
      },
    },
  ],
}
