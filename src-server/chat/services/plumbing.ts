import type { ServiceReplies } from './service-replies.ts'

export const plumbing: ServiceReplies = {
  names: 'plumb(?:er|ers|ing|in)|plumm?ers?|plumm?ing|plomer(?:o|os|ia)|fontaner(?:o|os|ia)',
  covers: {
    en: 'finding the fault and repairing it, or fitting what is new, and a test that it holds',
    es: 'encontrar la falla y repararla, o instalar lo nuevo, y comprobar que quede bien',
  },
  tip: {
    en: 'Clear the space around it, and find out where the water is shut off.',
    es: 'Despeje el lugar, y vea dónde se cierra el agua.',
  },
  ask: {
    en: 'Since when, and is any other drain or faucet affected?',
    es: '¿Desde cuándo, y le pasa también a otra llave o desagüe?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:toilet|commode|inodoro|excusado|escusado|sanitario|retrete)\b`,
          String.raw`.{0,30}\b(?:runs|running\b(?! out)|keeps (?:filling|running)`,
          String.raw`|wont stop (?:running|filling)|hiss\w*|corre|corriendo|tirando agua`,
          String.raw`|no deja de)\b|\brunning toilet\b`,
        ].join(''),
      ),
      echo: { en: 'A toilet that keeps running', es: 'Un inodoro que no deja de correr' },
      tip: {
        en: 'Close the small valve behind it to stop the water until somebody comes.',
        es: 'Cierre la llave pequeña de atrás para detener el agua hasta que alguien llegue.',
      },
      ask: {
        en: 'Does it run all the time, or now and then?',
        es: '¿Corre todo el tiempo, o a ratos?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:toilet|commode|inodoro|excusado|escusado|sanitario|retrete|wc)\b`,
          String.raw`.{0,30}\b(?:clog\w*|block\w*|plugged|overflow\w*|wont flush|stopped up|back(?:ed|s`,
          String.raw`|ing) up|not flushing|tapad[oa]|tapo|atascad[oa]|desborda\w*)\b`,
          String.raw`|\b(?:clogged|blocked|overflowing|plugged|backed up|stopped up) (?:\w+ )?(?:toilet`,
          String.raw`|commode)\b`,
          String.raw`|\b(?:tapo|destapar|desborda) (?:el |mi |un )?(?:inodoro|toilet|bano|excusado|escusado`,
          String.raw`|sanitario|retrete|wc)\b`,
        ].join(''),
      ),
      echo: { en: 'A toilet that is blocked', es: 'Un inodoro tapado' },
      tip: {
        en: 'Do not flush again, and close the small valve behind it if the water rises.',
        es: 'No vuelva a bajar la palanca, y cierre la llave de atrás si el agua sube.',
      },
      until: {
        en: 'Until then, keep everything out of it; a plunger may free it, a chemical only makes it riskier. If it is the only one, a neighbor’s is the safest.',
        es: 'Mientras tanto, no echen nada ahí; una bomba destapacaños lo puede soltar, un químico solo lo hace más riesgoso. Si es el único, lo más seguro es el de un vecino.',
      },
      ask: {
        en: 'Do other drains back up too?',
        es: '¿También se regresan otros desagües?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:water heater|hot water tank|tankless|calentador)\b`,
          String.raw`.{0,40}(?<!\b(?:no|not|isnt|never|without|sin) )\b(?:leak\w*|drip\w*|puddle`,
          String.raw`|fuga|gotea\w*|charco|tira agua)\b`,
          String.raw`|\b(?:leak\w*|drip\w*|puddle|fuga|gotea\w*)\b`,
          String.raw`.{0,25}\b(?:water heater|hot water tank|calentador)\b`,
          String.raw`|\bboiler\b.{0,25}\b(?:gotea\w*|tira agua|fuga)\b`,
        ].join(''),
      ),
      echo: { en: 'A water heater that leaks', es: 'Un calentador de agua que gotea' },
      tip: {
        en: 'Close the cold-water valve at the heater if you reach it easily, and keep clear of hot water.',
        es: 'Cierre la llave de agua fría del calentador si la alcanza fácil, y aléjese del agua caliente.',
      },
      ask: {
        en: 'Is it gas or electric, and about how old?',
        es: '¿Es de gas o eléctrico, y como de cuántos años?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:no|not|without|lost|isnt|dont have|out of) (?:any |getting |getting any `,
          String.raw`|more |enough )?hot water\b`,
          String.raw`|\bhot water\b.{0,20}\b(?:went|gone|runs? out|ran out|stopped|doesnt|wont`,
          String.raw`|isnt)\b|\b(?:no (?:hay|tengo|sale|me sale)|sin) (?:el )?agua caliente\b`,
          String.raw`|\bagua caliente\b.{0,15}\bno (?:sale|hay|llega)\b`,
          String.raw`|\b(?:calentador|boiler|water heater)\b.{0,20}\bno (?:calienta|prende|sirve|funciona)\b`,
          String.raw`|\bwater heater\b.{0,20}\b(?:died|dead|stopped|quit|isnt working|not working|wont light)\b`,
        ].join(''),
      ),
      echo: { en: 'Hot water that is missing', es: 'Falta de agua caliente' },
      tip: {
        en: 'Check whether every faucet lacks it, and have a photo of the heater’s label ready.',
        es: 'Revise si falta en todas las llaves, y tenga una foto de la etiqueta del calentador.',
      },
      until: {
        en: 'Until then, warm what you need on the stove; and if it is a gas heater, do not try to light it again and again.',
        es: 'Mientras tanto, caliente en la estufa lo que necesite; y si el calentador es de gas, no intente prenderlo una y otra vez.',
      },
      ask: {
        en: 'Is the heater gas or electric, and about how old?',
        es: '¿El calentador es de gas o eléctrico, y como de cuántos años?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:garbage disposal|disposal|insinkerator|triturador)\b`,
          String.raw`.{0,40}\b(?:hum\w*|jam\w*|stuck|wont|doesnt|broken?|leak\w*|dead|quit|stopped`,
          String.raw`|spoon|no (?:sirve|funciona|prende)|atorad[oa]|atascad[oa]|zumba)\b`,
          String.raw`|\b(?:jammed|broken|stuck) (?:garbage )?disposal\b`,
        ].join(''),
      ),
      echo: { en: 'A garbage disposal that acts up', es: 'Un triturador de basura que falla' },
      tip: {
        en: 'Leave its switch off, keep your hands out of it, and run no food into that sink.',
        es: 'Deje apagado el interruptor, no meta las manos, y no eche comida en ese fregadero.',
      },
      ask: {
        en: 'Does it hum, or is it silent?',
        es: '¿Zumba, o no suena?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bunder (?:the |my |our |a )?(?:\w+ )?sink\b`,
          String.raw`.{0,40}(?<!\b(?:no|not) )\b(?:leak\w*|drip\w*|wet|water|puddle)\b`,
          String.raw`|\b(?:leak\w*|drip\w*|puddle|water)\b`,
          String.raw`.{0,25}\bunder (?:the |my |our |a )?(?:\w+ )?sink\b`,
          String.raw`|\b(?:fuga|gotea|gotera|agua)\b`,
          String.raw`.{0,20}\b(?:debajo|abajo) del (?:fregadero|lavabo|lavamanos|lavaplatos)\b`,
          String.raw`|\b(?:debajo|abajo) del (?:fregadero|lavabo|lavamanos|lavaplatos)\b`,
          String.raw`.{0,25}\b(?:fuga|gotea|gotera|agua|mojado)\b`,
        ].join(''),
      ),
      echo: { en: 'Water under a sink', es: 'Agua debajo de un fregadero o lavabo' },
      tip: {
        en: 'Put a bucket under it, close the small valves there, and do not run that faucet.',
        es: 'Ponga una cubeta, cierre las llaves pequeñas de ahí, y no abra ese grifo.',
      },
      ask: {
        en: 'Does it drip all the time, or only when water runs?',
        es: '¿Gotea todo el tiempo, o solo cuando corre el agua?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sinks?|pipes?|toilet|tub|shower|bathroom|ceiling)\b.{0,24}(?<!\b(?:no|not) )\b(?:leak\w*|drip\w*)\b`,
          String.raw`|\b(?:leak\w*|leaky)\b.{0,20}\b(?:sink|pipes?|toilet|tub|shower)\b`,
          String.raw`|\b(?:fregadero|lavabo|tubo|tuberia|inodoro|regadera|bano)\b.{0,24}(?<!\bno )\b(?:gotea\w*|fuga|tira agua)\b`,
          String.raw`|\b(?:fuga|gotera|goteo)\b.{0,16}\b(?:de agua|fregadero|lavabo|tubo|tuberia|inodoro|bano)\b`,
        ].join(''),
      ),
      echo: { en: 'A leak', es: 'Una fuga de agua' },
      tip: {
        en: 'Put a bucket or a towel under it for now, and leave the shut-off valve within reach.',
        es: 'Ponga por ahora una cubeta o una toalla debajo, y deje libre la llave de paso.',
      },
      ask: {
        en: 'Does it leak all the time, or only when water runs?',
        es: '¿Gotea todo el tiempo, o solo cuando corre el agua?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:faucet|tap|spigot|shower ?head|llave|grifo)\b`,
          String.raw`.{0,30}(?<!\b(?:no|not) )\b(?:drip\w*|leak\w*|gote\w*|tira agua|fuga)\b`,
          String.raw`|\b(?:dripping|leaky|leaking) (?:\w+ )?(?:faucet|tap|spigot|shower ?head)\b`,
          String.raw`|\bgotea (?:la |el |mi |una )?(?:llave|grifo|regadera)\b`,
        ].join(''),
      ),
      echo: { en: 'A faucet that drips or leaks', es: 'Una llave que gotea' },
      tip: {
        en: 'If it is a sink, the small valves under it stop the drip; a photo of the brand helps.',
        es: 'Si es un lavabo, las llaves de abajo detienen el goteo; una foto de la marca ayuda.',
      },
      ask: {
        en: 'Does it drip from the spout or from its base?',
        es: '¿Gotea por la boca o por la base?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sinks?|tub|bathtub|shower|drains?|main line)\b`,
          String.raw`.{0,30}\b(?:clog\w*|wont drain|(?:not|isnt|doesnt) drain\w*`,
          String.raw`|drain\w* (?:\w+ )?slow\w*|slow to drain|back(?:s|ed|ing) up|standing water`,
          String.raw`|stopped up)\b`,
          String.raw`|\b(?:clogged|slow|blocked|backed up|stopped up|plugged) (?:\w+ )?(?:drains?`,
          String.raw`|sink|tub|shower)\b`,
          String.raw`|\b(?:fregadero|lavabo|lavamanos|lavaplatos|regadera|tina|desague|drenaje`,
          String.raw`|coladera|cano|caneria)\b.{0,25}\b(?:tap(?:o|ado|ada)|atascad[oa]|lento`,
          String.raw`|no (?:baja|traga|se va))\b`,
          String.raw`|\bunclog\w*\b.{0,25}\b(?:sinks?|tub|shower|drains?)\b`,
          String.raw`|\b(?:tapo|destap\w+|tapad[oa]|atasco) (?:el |la |mi |un )?(?:fregadero|lavabo`,
          String.raw`|lavamanos|lavaplatos|regadera|tina|desague|drenaje|coladera|cano|caneria)\b`,
        ].join(''),
      ),
      echo: { en: 'A drain that is slow or blocked', es: 'Un desagüe lento o tapado' },
      tip: {
        en: 'Skip drain chemicals, which make the work riskier, and keep water out of that drain for now.',
        es: 'Evite los químicos destapacaños, que complican el trabajo, y no eche agua ahí por ahora.',
      },
      ask: {
        en: 'Is it that one drain, or others too?',
        es: '¿Es solo ese desagüe, u otros también?',
      },
    },
  ],
}
