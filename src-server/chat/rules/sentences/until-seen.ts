import type { ServiceId } from '../../../../shared/catalogue.ts'

/** Whether it harms: what is asked of it most. */
export const moldAtHome = {
  en: 'Mold is rarely a reason to leave the house tonight. Keep everyone, a baby above all, out of that room, with its door closed and a window or the fan running. For a baby, a pregnancy, asthma or a cough that stays, ask your doctor or pediatrician; if somebody has trouble breathing, call 911.',
  es: 'Por moho rara vez hay que salirse de la casa. No entren a ese cuarto, menos un bebé; deje la puerta cerrada y una ventana o el extractor. Por un bebé, un embarazo, asma o una tos que no se va, pregunte a su doctor o pediatra; si a alguien le cuesta respirar, llame al 911.',
}

/** Whether something may be used, and what to watch for, until somebody has looked at it. */
export const untilSeen: Partial<Record<ServiceId, { en: string; es: string }>> = {
  plumbing: {
    en: 'Use the water sparingly and watch it. If it drips more, rises in another drain, or a ceiling gets wet, stop, and turn the small valve there or the main valve clockwise until it closes; the main valve is usually where the pipe enters the house.',
    es: 'Use poca agua y esté al pendiente. Si gotea más, si el agua sube por otro desagüe o se moja un techo, pare y cierre la llave de ahí o la principal, hacia la derecha; la principal suele estar donde el tubo entra a la casa.',
  },
  'appliance-repair': {
    en: 'Leave it off until it has been looked at, and unplug it if you can reach the plug with dry hands; a fridge may stay on as long as it cools.',
    es: 'Déjelo apagado hasta que lo revisen, y desconéctelo si alcanza el enchufe con las manos secas; un refrigerador puede seguir prendido mientras enfríe.',
  },
  hvac: {
    en: 'If it runs without a burning smell, a bang or a tripped breaker, you can let it run. Otherwise leave it off at the thermostat. If you smell gas or a carbon monoxide alarm sounds, go outside and call 911.',
    es: 'Si funciona sin olor a quemado, sin golpes y sin botar el interruptor, puede dejarlo prendido. Si no, apáguelo desde el termostato. Si huele a gas o suena una alarma de monóxido, salga y llame al 911.',
  },
  'garage-door': {
    en: 'Leave the door where it is, and use another way out: its springs and cables are under tension even when nothing seems broken.',
    es: 'Deje la puerta como está y salga por otro lado: los resortes y cables están tensos aunque no se vea nada roto.',
  },
  chimney: {
    en: 'Light no fire in it until it has been looked at, and keep a carbon monoxide alarm near the bedrooms.',
    es: 'No la prenda hasta que la revisen, y tenga una alarma de monóxido cerca de las recámaras.',
  },
  roofing: {
    en: 'You can stay in the house. Put a bucket under it, move what could get wet, and keep out from under a ceiling that sags. Please do not go up on the roof.',
    es: 'Puede quedarse en la casa. Ponga una cubeta, quite lo que se pueda mojar, y no se ponga debajo de un techo que se esté pandeando. Por favor no se suba.',
  },
  restoration: {
    en: 'Keep children and pets out of the wet rooms, and use nothing electrical there until it has been looked at. Open windows help; fans wait until somebody has seen that the water was clean.',
    es: 'No deje entrar niños ni mascotas a los cuartos mojados, y no use nada eléctrico ahí hasta que lo revisen. Abrir ventanas ayuda; los ventiladores, hasta saber que el agua era limpia.',
  },
  locksmith: {
    en: 'Lock what still locks, and do not force the key: a broken one costs more than the lock.',
    es: 'Cierre lo que todavía cierre, y no fuerce la llave: rota sale más cara que la cerradura.',
  },
  'pest-control': {
    en: 'Keep children and pets away from the spot, food covered and windows there closed. Do not poke or spray a nest. If a sting is followed by swelling of the face or trouble breathing, call 911.',
    es: 'Aleje a niños y mascotas del lugar, tape la comida y cierre las ventanas de ese lado. No toque ni rocíe un nido. Si tras un piquete se hincha la cara o cuesta respirar, llame al 911.',
  },
  'mold-inspection': moldAtHome,
}
