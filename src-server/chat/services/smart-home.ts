import type { ServiceReplies } from './service-replies.ts'

export const smartHome: ServiceReplies = {
  names: [
    'smart ?(?:home|house)s?|home automation|(?:casas?|hogar) inteligentes?|domotica',
    'home (?:theater|theatre) install(?:er|ers|ation)',
  ].join('|'),
  covers: {
    en: 'setting up the devices, connecting them to your network and showing you how they work',
    es: 'configurar los equipos, conectarlos a su red y enseñarle a usarlos',
  },
  tip: {
    en: 'Have the Wi-Fi password, the app logins and the models of the devices ready.',
    es: 'Tenga a mano la contraseña del Wi-Fi, sus cuentas y los modelos de los equipos.',
  },
  ask: { en: 'Which devices and which app do you use?', es: '¿Qué equipos y qué aplicación usa?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:since|after|when|changed|switched|moved|got|gave us)\b.{0,30}\b(?:new`,
          '|another|changed|switched|moved) (?:the |my |our )?(?:router|modem|internet',
          String.raw`|provider|wifi)\b`,
          String.raw`|\b(?:changed|switched|replaced|moved|swapped)\b.{0,20}\b(?:routers?|modem`,
          String.raw`|wifi password|wifi name|internet provider|wifi)\b`,
          String.raw`|\b(?:cambie|cambiamos|cambiaron|cambio)\b.{0,15}\b(?:router|modem|internet`,
          String.raw`|compania de internet|wifi|contrasena)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Smart devices after a network change',
        es: 'Equipos inteligentes tras un cambio de red',
      },
      tip: {
        en: 'Have the old and the new Wi-Fi name and password ready, and reset nothing yet.',
        es: 'Tenga el nombre y la contraseña del Wi-Fi anterior y del nuevo, y no reinicie nada.',
      },
    },
    {
      when: /\b(?:thermostats?|ecobee|termostatos?|nest stat)\b/,
      echo: {
        en: 'A thermostat to connect or set up',
        es: 'Un termostato por conectar o configurar',
      },
      tip: {
        en: 'Leave its wires alone, and have its model and the Wi-Fi password ready.',
        es: 'No toque sus cables, y tenga el modelo y la contraseña del Wi-Fi a mano.',
      },
      ask: {
        en: 'Which thermostat is it, and what heats the home?',
        es: '¿Qué termostato es, y con qué se calienta la casa?',
      },
    },
    {
      when: /\b(?:door ?bells?|timbres?|ring chime)\b/,
      echo: { en: 'A doorbell to connect or set up', es: 'Un timbre por conectar o configurar' },
      tip: {
        en: 'Check your phone’s Wi-Fi at the front door, and have the app login ready.',
        es: 'Revise el Wi-Fi de su teléfono en la entrada, y tenga a mano su cuenta.',
      },
      ask: {
        en: 'Is there a wired doorbell there now?',
        es: '¿Ya hay ahí un timbre con cable?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:smart|wifi|august|yale|schlage|keypad|keyless`,
          String.raw`|bluetooth) (?:\w+ )?(?:locks?|encode)\b|\b(?:cerraduras?`,
          String.raw`|chapas?) (?:inteligentes?|digital(?:es)?|electronicas?|wifi)\b`,
        ].join(''),
      ),
      echo: { en: 'A smart lock to set up', es: 'Una cerradura inteligente por configurar' },
      tip: {
        en: 'Carry a working key with you until then, and have the app login ready.',
        es: 'Lleve consigo una llave que funcione, y tenga a mano su cuenta de la aplicación.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:lights?|bulbs?|lamps?|switch(?:es)?|plugs?|hue|lutron|caseta)\b`,
          String.raw`.{0,40}\b(?:alexa|google|siri|homekit|app|hub|wifi|smart|phone|respond\w*`,
          String.raw`|pair\w*|offline|scenes|zigbee|voice)\b`,
          String.raw`|\b(?:alexa|google|siri|homekit|app|hub|wifi|smart|phone|zigbee|voice)\b`,
          String.raw`.{0,40}\b(?:lights?|bulbs?|lamps?|switch(?:es)?|plugs?)\b|\b(?:philips hue`,
          String.raw`|hue bulbs?|lutron|caseta)\b`,
          String.raw`|\b(?:luces|focos?|lamparas?|bombillos?|apagador(?:es)?)\b.{0,40}\b(?:alexa`,
          String.raw`|google|wifi|inteligentes?|app|celular|telefono|voz)\b|\b(?:alexa|google`,
          String.raw`|wifi)\b.{0,30}\b(?:luces|focos?|lamparas?|bombillos?)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Smart lights or switches to connect',
        es: 'Luces o interruptores inteligentes por conectar',
      },
      tip: {
        en: 'Leave the wall switches on so the devices stay powered, and have the logins ready.',
        es: 'Deje prendidos los interruptores de pared, y tenga a mano sus cuentas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sonos|sound ?bars?|surround|speakers?|projectors?|home (?:theater`,
          '|theatre|cinema)|earc|subwoofer|bocinas?|altavoces|proyector|cine en casa',
          String.raw`|parlantes?)\b`,
        ].join(''),
      ),
      echo: { en: 'Speakers or a home theater', es: 'Bocinas o cine en casa' },
      tip: {
        en: 'Gather the remotes, cables and model names, and photograph the connections.',
        es: 'Junte los controles, los cables y los modelos, y tome fotos de las conexiones.',
      },
      ask: {
        en: 'How many speakers are there, and are wires in the wall already?',
        es: '¿Cuántas bocinas son, y ya hay cables en la pared?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wifi|internet|signal|ethernet|zoom|network)\b.{0,40}\b(?:dead|weak|slow`,
          String.raw`|bad|sucks|spotty|drops?|dropping|dies|lose|loses|freez\w*|doesnt reach`,
          '|wont reach|reach|bars|whole (?:house|home)|every room|everywhere|upstairs',
          String.raw`|back (?:bed)?rooms?|coverage|extend\w*|mesh)\b`,
          String.raw`|\b(?:dead|weak|slow|bad|no|whole (?:house|home)|mesh|better|extend\w*`,
          String.raw`|lose)\b.{0,10}\b(?:wifi|internet|signal|zones?|spots?)\b|\b(?:mesh|eero`,
          String.raw`|orbi|unifi|access points?|buffering|range extender)\b`,
          String.raw`|\b(?:wifi|internet|senal)\b.{0,25}\b(?:no (?:llega|agarra|alcanza|hay)`,
          String.raw`|lent[oa]|debil|se cae|se corta|toda la casa|mal[oa]?)\b|\bno (?:llega`,
          String.raw`|agarra|alcanza|hay) (?:el |la |bien el )?(?:wifi|internet|senal)\b`,
        ].join(''),
      ),
      echo: { en: 'Wi-Fi to improve', es: 'Wi-Fi por mejorar' },
      tip: {
        en: 'Note the rooms where it fails, and leave the router out in the open.',
        es: 'Anote en qué cuartos falla, y deje el router en un lugar despejado.',
      },
      ask: {
        en: 'How many floors are there, and where is the router?',
        es: '¿Cuántos pisos son, y dónde está el router?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:alexa|google home|homekit|siri|home assistant|echo (?:dot|show)`,
          String.raw`|control4|smart hub|voice (?:assistant|control)|asistente de voz)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A voice assistant or smart controls',
        es: 'Un asistente de voz o controles inteligentes',
      },
      tip: {
        en: 'Have the logins ready, and list the devices you want it to run.',
        es: 'Tenga a mano sus cuentas, y anote los equipos que quiere manejar.',
      },
    },
  ],
}
