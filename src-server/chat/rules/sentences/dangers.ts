import type { Bilingual } from '../../services/service-replies.ts'
import type { Danger } from '../../understand/danger/danger-kinds.ts'

/** What to leave alone once everyone is safe, until somebody has looked. */
export const afterwards: Partial<Record<Danger, Bilingual>> = {
  gas: {
    en: 'Light nothing and leave that valve shut until your gas utility has checked it.',
    es: 'No prenda nada y deje esa llave cerrada hasta que la compañía de gas lo revise.',
  },
  electrical: {
    en: 'Leave that breaker off until a professional has looked.',
    es: 'Deje ese interruptor apagado hasta que un profesional lo revise.',
  },
  'water-electricity': {
    en: 'Leave the power off there until the electrician has looked.',
    es: 'Deje la luz cortada ahí hasta que el electricista lo revise.',
  },
  'burst-pipe': {
    en: 'Leave the water off until the leak is repaired.',
    es: 'Deje el agua cerrada hasta que se arregle el tubo.',
  },
}

/** What to do first, by danger. Fixed words: no model changes them. */
export const dangerSentences: Record<Danger, Bilingual> = {
  gas: {
    en: 'Please get safe first. Do not switch anything on or off, and light nothing. Get everyone out now, leave the door open behind you, and call 911 or your gas utility’s emergency line from outside.',
    es: 'Primero, su seguridad. No encienda ni apague nada, y no prenda fuego. Salgan todos ahora, deje la puerta abierta y llame al 911 o a la línea de emergencia de su compañía de gas desde afuera.',
  },
  'carbon-monoxide': {
    en: 'Please get safe first. Get everyone, pets too, out into fresh air now and call 911 from outside. Do not go back in until the responders say that you can.',
    es: 'Primero, su seguridad. Salgan todos, también las mascotas, al aire fresco ahora y llame al 911 desde afuera. No entren hasta que los bomberos lo permitan.',
  },
  fire: {
    en: 'Please get safe first. Get everyone out now, close the doors behind you, and call 911 from outside, even if there is only smoke. Do not go back in for anything, and put no water on grease or on anything electrical.',
    es: 'Primero, su seguridad. Salgan todos ahora, cierre las puertas y llame al 911 desde afuera, aunque solo haya humo. No vuelvan a entrar por nada, y no eche agua sobre grasa ni aparatos eléctricos.',
  },
  electrical: {
    en: 'Please get safe first. Do not touch it or anything plugged into it. If you can reach your breaker panel safely and with dry hands, shut off that circuit or the main. If there is smoke, fire or a burning smell, or the panel itself is hot or crackles, leave the house and call 911.',
    es: 'Primero, su seguridad. No lo toque, ni nada conectado ahí. Si puede llegar al panel eléctrico sin peligro y con las manos secas, corte ese circuito o el principal. Si hay humo, fuego u olor a quemado, o el panel mismo está caliente o truena, salga de la casa y llame al 911.',
  },
  'water-electricity': {
    en: 'Please get safe first. Keep out of the water and touch no switch, outlet or appliance. Shut off the main breaker only if you can reach it without stepping into water; otherwise leave and call 911 or your electric utility.',
    es: 'Primero, su seguridad. No pise el agua ni toque interruptores, enchufes o aparatos. Corte la electricidad solo si puede hacerlo sin pisar agua; si no, salga y llame al 911 o a su compañía eléctrica.',
  },
  'burst-pipe': {
    en: 'First, stop the water: if it comes from a toilet, sink or appliance, turn the small valve behind or under it clockwise; otherwise shut the main water valve, usually where the pipe enters the house or near the meter, by turning it clockwise until it stops. Then open a low faucet to empty the pipes. Keep out of the room if a ceiling sags or water is near outlets or lights. If you cannot stop it, call your water utility’s emergency line, or 911 if anybody is in danger.',
    es: 'Primero, pare el agua: si sale de un inodoro, lavabo o aparato, gire a la derecha la llavecita que tiene atrás o abajo; si no, cierre la llave principal, que suele estar donde el tubo entra a la casa o cerca del medidor, girándola a la derecha hasta que se detenga. Después abra una llave baja para vaciar los tubos. No entre al cuarto si el techo se dobla o si hay agua cerca de enchufes o luces. Si no puede pararla, llame a la emergencia de su compañía de agua, o al 911 si alguien corre peligro.',
  },
  sewage: {
    en: 'First, if a toilet runs over, turn the small valve behind it clockwise and do not flush. Keep everyone, pets too, away from what has come up: it carries germs. Use no toilet, sink, shower, washer or dishwasher until it is clear, and switch nothing on where the floor is wet. Open a window, and wash your hands if you touched it. If anybody feels ill or the water reaches outlets, get out and call 911.',
    es: 'Primero, si se desborda un inodoro, gire a la derecha la llavecita de atrás y no jale la cadena. Aleje a todos, también a las mascotas, de lo que salió: lleva gérmenes. No use inodoro, lavabo, regadera, lavadora ni lavaplatos hasta que se arregle, y no encienda nada donde el piso esté mojado. Abra una ventana y lávese las manos si las tocó. Si alguien se siente mal o el agua llega a los enchufes, salga y llame al 911.',
  },
  'tree-or-line': {
    en: 'Please get safe first. Stay far away from the tree and from any wire, at least 35 feet, and keep others away: treat every wire, and anything that touches it, as live. If a line is down or touched, call 911 and your electric utility. If the tree is on the house, leave the rooms under it.',
    es: 'Primero, su seguridad. Aléjese del árbol y de cualquier cable, por lo menos 35 pies, y no deje que nadie se acerque: trate todo cable, y lo que lo toque, como si tuviera corriente. Si hay un cable caído o tocado, llame al 911 y a su compañía eléctrica. Si el árbol está sobre la casa, salga de los cuartos de abajo.',
  },
  'door-spring': {
    en: 'Please leave the door as it is. Do not open, close or lift it, do not pull the red release handle, and do not touch the spring, the cables or their brackets: they are under enough tension to injure badly. Keep children, pets and the car away from under it. If somebody is caught or hurt, call 911.',
    es: 'Por favor deje la puerta como está. No la abra, no la cierre ni la levante, no jale la manija roja y no toque el resorte, los cables ni sus soportes: tienen tensión suficiente para lastimar gravemente. Que niños, mascotas y el auto no estén debajo. Si alguien quedó atrapado o herido, llame al 911.',
  },
  'locked-in': {
    en: 'If it is a child, a pet or anybody who may be unwell, or if there is heat, smoke or water, call 911 now: they come quickly and get people out. Keep talking to them, ask them to stay away from the door, and force nothing that could hurt them.',
    es: 'Si es un niño, una mascota o alguien que puede estar mal, o si hay calor, humo o agua, llame al 911 ahora: llegan rápido y los sacan. Siga hablándole, pídale que se aleje de la puerta y no fuerce nada que pueda lastimarle.',
  },
  injury: {
    en: 'Please call 911 now and stay with them. Do not move somebody who has fallen unless there is danger; press a clean cloth firmly on a bleeding wound; and after an electric shock do not touch them until the power is off. For poison or fumes, get into fresh air: Poison Control is at 1-800-222-1222.',
    es: 'Por favor llame al 911 ahora y quédese con la persona. No mueva a quien se cayó, salvo que haya peligro; presione un paño limpio sobre la herida que sangra; y después de una descarga eléctrica no la toque hasta cortar la corriente. Por veneno o gases, salgan al aire fresco: el Centro de Envenenamiento es 1-800-222-1222.',
  },
  medical: {
    en: 'Please call 911 now. Say where you are and what is happening, unlock the front door, and stay on the line and with them until help comes. Everything else can wait.',
    es: 'Por favor llame al 911 ahora. Diga dónde está y qué pasa, abra el seguro de la puerta y quédese en la línea y con la persona hasta que llegue la ayuda. Todo lo demás puede esperar.',
  },
  'break-in': {
    en: 'Please get to a safe place first and call 911. If somebody may still be inside or outside, do not go in or look for them: leave, or lock yourself into a room. Touch nothing until the police have seen it, and ask them for the report number.',
    es: 'Primero vaya a un lugar seguro y llame al 911. Si alguien puede estar todavía adentro o afuera, no entre ni lo busque: salga, o enciérrese en un cuarto. No toque nada hasta que la policía lo vea, y pídale el número del reporte.',
  },
  suicide: {
    en: 'I am really glad that you wrote this, and I am sorry that it is so hard right now. I am an automated assistant and cannot give you the help you deserve, but people can: please call or text 988, the Suicide & Crisis Lifeline, at any hour. If you are in danger now, call 911, or go to somebody near you. You do not have to be alone with this.',
    es: 'Me alegra mucho que lo haya escrito, y siento que sea tan difícil ahora. Soy un asistente automático y no puedo darle la ayuda que merece, pero hay personas que sí: por favor llame al 988, la Línea de Prevención del Suicidio y Crisis, a cualquier hora; para español, oprima 2. Si está en peligro ahora, llame al 911 o vaya con alguien cercano. No tiene que estar a solas con esto.',
  },
  structure: {
    en: 'Please get everyone out from under it and away from it now, and let nobody back in. Do not prop it up or touch it. If it is moving, cracking or has come down, leave the building and call 911.',
    es: 'Por favor aleje a todos de ahí ahora y que nadie vuelva a entrar. No lo apuntale ni lo toque. Si se mueve, truena o ya se cayó, salga del edificio y llame al 911.',
  },
  declined: {
    en: 'That is something I cannot help with: we work only in homes and on things that are the customer’s own, within the law and with meters, alarms and permits as they are. If somebody is in danger, call 911. For anything in your own home I am glad to help.',
    es: 'En eso no le puedo ayudar: trabajamos solo en casas y cosas propias del cliente, dentro de la ley y sin tocar medidores, alarmas ni permisos. Si alguien está en peligro, llame al 911. Con gusto le ayudo en lo que sea de su propia casa.',
  },
}

/** One sentence for a message that may hint at a danger; the rest of the reply follows it. */
export const cautions: Partial<Record<Danger, Bilingual>> = {
  suicide: {
    en: 'If life feels too hard right now, please call or text 988 at any hour: somebody listens.',
    es: 'Si la vida le pesa demasiado en este momento, llame al 988 a cualquier hora (para español, oprima 2): alguien le escucha.',
  },
  'carbon-monoxide': {
    en: 'If a CO alarm sounds or anybody feels dizzy or sick, get everyone out first and call 911.',
    es: 'Si suena una alarma de monóxido o alguien se siente mareado o mal, primero salgan todos y llame al 911.',
  },
  'locked-in': {
    en: 'If somebody cannot get out and is a child, unwell or afraid, call 911 first.',
    es: 'Si alguien no puede salir y es un niño, está mal o tiene miedo, llame primero al 911.',
  },
  injury: {
    en: 'If anybody is badly hurt, call 911 first.',
    es: 'Si alguien está gravemente herido, llame primero al 911.',
  },
  medical: {
    en: 'If anybody is unwell now, call 911 first.',
    es: 'Si alguien se siente mal ahora, llame primero al 911.',
  },
  gas: {
    en: 'If you smell gas, go outside first and call 911 from there.',
    es: 'Si huele a gas, primero salga y llame al 911 desde afuera.',
  },
  fire: {
    en: 'If you see smoke or flames, get everyone out first and call 911.',
    es: 'Si ve humo o llamas, primero salgan todos y llame al 911.',
  },
  electrical: {
    en: 'If anything sparks, buzzes or smells burnt, switch its breaker off and keep away from it.',
    es: 'Si algo echa chispas, zumba o huele a quemado, apague su interruptor y no se acerque.',
  },
  'water-electricity': {
    en: 'If water is near outlets, lights or the panel, keep out of it and switch nothing there.',
    es: 'Si hay agua cerca de enchufes, luces o el panel, no la pise y no prenda nada ahí.',
  },
  'burst-pipe': {
    en: 'If water is running where it should not, close the main valve first.',
    es: 'Si corre agua donde no debe, cierre primero la llave principal.',
  },
  sewage: {
    en: 'If it is sewage, keep everyone out of it and run no water.',
    es: 'Si son aguas negras, que nadie las toque y no use agua.',
  },
  'tree-or-line': {
    en: 'If a wire is down or a tree leans on something, stay well away from it and call 911.',
    es: 'Si hay un cable caído o un árbol recargado, no se acerque y llame al 911.',
  },
  'door-spring': {
    en: 'Leave the door’s spring and cables alone: they are under tension.',
    es: 'No toque el resorte ni los cables de la puerta: tienen tensión.',
  },
  'break-in': {
    en: 'If anybody may still be inside or is trying to get in, go somewhere safe and call 911 first.',
    es: 'Si alguien puede seguir adentro o trata de entrar, primero vaya a un lugar seguro y llame al 911.',
  },
  structure: {
    en: 'If anything may come down, keep everyone out from under it.',
    es: 'Si algo se puede caer, que nadie se ponga debajo.',
  },
}
