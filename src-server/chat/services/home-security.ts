import type { ServiceReplies } from './service-replies.ts'

export const homeSecurity: ServiceReplies = {
  names: [
    'home security|security (?:systems?|cameras?|company|installers?)',
    'alarm (?:systems?|company|installers?)|burglar alarms?',
    'surveillance (?:systems?|cameras?)|seguridad del hogar',
    'sistemas? de (?:seguridad|alarmas?|vigilancia)',
    'camaras? de (?:seguridad|vigilancia)',
  ].join('|'),
  covers: {
    en: 'placing the devices, connecting them, a test and showing you the app',
    es: 'colocar los equipos, conectarlos, probarlos y enseñarle la aplicación',
  },
  tip: {
    en: 'List the doors, windows and corners that worry you, and have the Wi-Fi password ready.',
    es: 'Anote las puertas, ventanas y rincones que le preocupan, y tenga la contraseña del Wi-Fi.',
  },
  ask: { en: 'Is there any equipment in place already?', es: '¿Ya hay algún equipo instalado?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:packages?|parcels?|deliver(?:y|ies)|mail)\b.{0,30}\b(?:stolen|steal\w*`,
          String.raw`|stole|thie\w*|theft|taken|vanish\w*|disappear\w*|missing)\b`,
          String.raw`|\b(?:stole|stolen|stealing|steals|taking|took)\b.{0,20}\b(?:packages?`,
          String.raw`|parcels?|deliveries|mail)\b|\bporch pirates?\b|\bpackage thie\w+\b`,
          String.raw`|\b(?:rob\w+|desaparec\w+|llev\w+)\b.{0,20}\bpaquetes?\b|\bpaquetes?\b`,
          String.raw`.{0,20}\b(?:rob\w+|desaparec\w+)\b`,
        ].join(''),
      ),
      echo: { en: 'Packages that need protecting', es: 'Paquetes por proteger' },
      tip: {
        en: 'Send deliveries to a pickup point or a neighbor for now, and keep the delivery photos.',
        es: 'Pida por ahora que entreguen en otro punto o con un vecino, y guarde las fotos.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:cameras?|cams?|nvr|dvr)\b.{0,30}\b(?:offline|stopped|quit|dead|died`,
          '|not (?:working|recording)|dont (?:work|record)|doesnt (?:work|record)|wont',
          String.raw`|beep\w*|purple|blurry|fuzzy|broke\w*|black screen|down|error|no (?:picture`,
          String.raw`|signal))\b`,
          String.raw`|\b(?:broken|dead|offline) (?:\w+ )?(?:cameras?|cams?|nvr|dvr)\b`,
          String.raw`|\bcamaras?\b.{0,25}\b(?:no (?:graban?|sirven?|funcionan?|prenden?|se ven?)`,
          String.raw`|descompuestas?|desconectad\w+|fallan?|apagad\w+)\b`,
        ].join(''),
      ),
      echo: { en: 'Cameras that do not work right', es: 'Cámaras que no funcionan bien' },
      tip: {
        en: 'Note the brand and any message in the app, and save recordings you may need.',
        es: 'Anote la marca y lo que diga la aplicación, y guarde las grabaciones que necesite.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:smoke|monoxide|co|fire|car) )\balarms?\b.{0,35}\b(?:beep\w*`,
          String.raw`|chirp\w*|wont|goes off|going off|went off|false|keeps|not working`,
          String.raw`|doesnt work|broke\w*|low batt\w*|trouble|offline|error|trips)\b`,
          String.raw`|\b(?:false|beeping|chirping|broken) (?:\w+ )?(?<!\b(?:smoke|monoxide|co`,
          String.raw`|fire|car) )alarms?\b`,
          String.raw`|\b(?:siren|(?:alarm|security) (?:panel|keypad)|(?:motion`,
          String.raw`|glass ?break) (?:sensors?|detectors?))\b.{0,30}\b(?:beep\w*|chirp\w*|wont`,
          String.raw`|trips|tripping|false|keeps|low|trouble|dead|error|goes off)\b`,
          String.raw`|\balarma\b.{0,25}\b(?:suena sola|no (?:se apaga|sirve|funciona`,
          String.raw`|deja de sonar)|pita|pitando|se activa|se dispara|falla)\b`,
        ].join(''),
      ),
      echo: { en: 'An alarm that acts up', es: 'Una alarma que falla' },
      tip: {
        en: 'Note what the panel shows, and tell your monitoring company, if any, about the trouble.',
        es: 'Anote lo que muestra el panel, y avise a su central de monitoreo, si tiene.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:door ?bell (?:cam|cams|cameras?)|(?:video|ring|nest|camera`,
          '|smart) door ?bells?|timbre con (?:camara|video)|(?:video ?timbre',
          String.raw`|timbre (?:ring|inteligente)))\b`,
        ].join(''),
      ),
      echo: { en: 'A doorbell with a camera', es: 'Un timbre con cámara' },
      tip: {
        en: 'Check that your phone has good Wi-Fi at the front door, and note the brand.',
        es: 'Revise que su teléfono tenga buen Wi-Fi en la entrada, y anote la marca.',
      },
    },
    {
      when: /(?<!\bno )\b(?:cameras?|cams?|surveillance|cctv|nvr|camaras?|videovigilancia)\b/,
      echo: { en: 'Cameras to keep watch', es: 'Cámaras para vigilar' },
      tip: {
        en: 'Walk around and list the doors, paths and corners that you want to see.',
        es: 'Dé una vuelta y anote las puertas, pasos y rincones que quiere ver.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:motion|door|window|glass ?break|entry) (?:and \w+ )?(?:sensors?`,
          String.raw`|detectors?|contacts?)\b|\bsensors? (?:on|for) (?:the |my |all )?(?:doors?`,
          String.raw`|windows?)\b|\bsensor(?:es)? (?:de|en|para) (?:las |los )?(?:movimiento`,
          String.raw`|puertas?|ventanas?)\b`,
        ].join(''),
      ),
      echo: { en: 'Sensors to guard the place', es: 'Sensores para proteger el lugar' },
      tip: {
        en: 'Count the doors and low windows that open, and mention any pets indoors.',
        es: 'Cuente las puertas y ventanas bajas que abren, y avise si hay mascotas adentro.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:smoke|monoxide|co|fire|car) )\balarms?\b|\b(?:security system`,
          '|alarmas?|sistema de (?:seguridad|alarma)|panic button|boton de panico',
          String.raw`|simplisafe|adt|vivint)\b`,
        ].join(''),
      ),
      echo: { en: 'An alarm or security system', es: 'Una alarma o sistema de seguridad' },
      tip: {
        en: 'Note who should be able to arm it, and photograph any old panel or keypad.',
        es: 'Anote quiénes podrán activarla, y tome fotos del panel o teclado que ya tenga.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:break.?ins?|broke(?:n)? in(?:to)?|burglar\w*|robbed|robber\w*|stolen`,
          String.raw`|stole|theft|thie(?:f|ves)|intruders?|prowlers?)\b`,
          String.raw`|\b(?:robaron|robos?|robar|ladron(?:es)?|se metieron|entraron a|rateros?)\b`,
        ].join(''),
      ),
      echo: { en: 'Protection against break-ins and theft', es: 'Protección contra robos' },
      tip: {
        en: 'Lock windows as well as doors, keep outdoor lights on, and note the weak spots.',
        es: 'Cierre bien ventanas y puertas, deje luces afuera, y anote los puntos débiles.',
      },
    },
  ],
}
