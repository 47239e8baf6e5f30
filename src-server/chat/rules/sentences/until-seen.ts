import type { ServiceId } from '../../../../shared/catalogue.ts'

/** Whether it harms: what is asked of it most. */
export const moldAtHome = {
  en: 'Mold is rarely a reason to leave the house tonight. Keep everyone, a baby above all, out of that room, with its door closed and a window or the fan running. For a baby, a pregnancy, asthma or a cough that stays, ask your doctor or pediatrician; if somebody has trouble breathing, call 911.',
  es: 'Rara vez hay que salirse de la casa por moho. No entren a ese cuarto, menos un bebé; deje la puerta cerrada, la ventana abierta o el extractor prendido. Por un bebé, un embarazo, asma o una tos que no se va, pregunte a su doctor o pediatra; si a alguien le cuesta respirar, llame al 911.',
}

/** Whether something may be used, and what to watch for, until somebody has looked at it. */
export const untilSeen: Partial<Record<ServiceId, { en: string; es: string }>> = {
  plumbing: {
    en: 'Use the water sparingly and watch it. If it drips more, rises in another drain, or a ceiling gets wet, stop, and turn the small valve there or the main valve clockwise until it closes; the main valve is usually where the pipe enters the house.',
    es: 'Use poca agua y esté al pendiente. Si gotea más, si el agua sube por otro desagüe o se moja un techo, pare y cierre la llave de ahí o la principal, hacia la derecha; la principal suele estar donde el tubo entra a la casa.',
  },
  'appliance-repair': {
    en: 'Stop using it if it leaks, smells hot, gets louder or trips its breaker, and unplug it if you can reach the plug with dry hands.',
    es: 'Deje de usarlo si gotea, huele a caliente o bota el interruptor, y desconéctelo si alcanza el enchufe con las manos secas.',
  },
  hvac: {
    en: 'If it runs without a burning smell, a bang, a tripped breaker or dripping water, you can let it run. Otherwise leave it off at the thermostat. If you smell gas or a carbon monoxide alarm sounds, go outside and call 911.',
    es: 'Si funciona sin olor a quemado, sin golpes, sin gotear y sin botar el interruptor, puede dejarlo prendido. Si no, apáguelo desde el termostato. Si huele a gas o suena una alarma de monóxido, salga y llame al 911.',
  },
  'garage-door': {
    en: 'Only if the door is all the way down and nothing hangs, snapped or banged may the red cord be pulled; then lift the door slowly with two people. If it is heavy or crooked, stop and leave it: a spring is broken, and it can fall. A door that is open stays as it is.',
    es: 'Solo si la puerta está cerrada del todo y nada cuelga, tronó ni se rompió se puede jalar el cordón rojo; luego súbanla despacio entre dos. Si pesa o va chueca, paren y déjenla: hay un resorte roto y se puede caer. Una puerta abierta se queda como está.',
  },
  electrical: {
    en: 'Leave that switch, lamp or outlet off until it has been looked at; the rest may stay on. If anything gets warm, buzzes or smells burnt, switch off its breaker with dry hands; if the smell stays or there is smoke, leave and call 911.',
    es: 'Deje apagado ese interruptor, lámpara o enchufe hasta que lo revisen; lo demás puede seguir prendido. Si algo se calienta, zumba o huele a quemado, baje su interruptor con las manos secas; si sigue el olor o hay humo, salga y llame al 911.',
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
    en: 'Keep children and pets away, with that room’s door closed and food covered. Touch no nest, no animal and no droppings: stirred up dry, as by a broom or a vacuum cleaner, these can make you sick. Have a doctor look at any bite or scratch; if a sting is followed by swelling of the face or trouble breathing, call 911.',
    es: 'Aleje a niños y mascotas, cierre la puerta de ese cuarto y tape la comida. No toque nidos, animales ni excremento: removido en seco, con escoba o aspiradora, puede enfermar. Que un doctor vea cualquier mordida o rasguño; si tras un piquete se hincha la cara o cuesta respirar, llame al 911.',
  },
  'mold-inspection': moldAtHome,
}
