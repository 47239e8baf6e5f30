import { signsOfHomes } from './signs-of-homes.ts'
import { signsOfPeople } from './signs-of-people.ts'

/** What is declined in a friendly way: it would harm somebody, or is not the customer's to decide. */
const signsOfDeclined = [
  /\b(neighbors?|ex|exs|ex[- ]?(wife|husband|boyfriend|girlfriend)|boyfriends?|girlfriends?|tenants?|roommates?|landlords?|somebody|someone|brothers?|sisters?|moms?|dads?|parents?|wifes?|husbands?|coworkers?|bosss?|boss|grandm\w+|grandp\w+|friends?|daughters?|sons?|teen\w*|babysitter|nanny|aunts?|uncles?|other people|customers?|vecin\w+|inquilin\w+|espos[oa]|novi[oa]|jefe|suegr[oa]|herman[oa]|hij[oa]|cuñad[oa]|cunad[oa]|companer[oa]|casero|duen[oa])\b/,
  /\b(bypass\w*|by ?pass|go(ing)? around|get(ting)? around|jump(er)?|tamper\w*|slow(s|ed|ing)? down|unlock|cut (the )?(lock|seal)|utility lock|meters?|seal|hook(ed|ing)? (it |me |us )?up|reconnect|turn(ed|ing)? (it |the )?(gas|power|water|electric\w*)? ?(back )?on|shut ?off notice|brincar\w*|puente\w*|medidor\w*|candado|sello|diablito|reconect\w*|colgar\w*)\b/,
  /\b(hidden|spy|spying|secret\w*|without (her|him|them|anyone|anybody|telling|their|his|permits?|a permit|permission|the (city|hoa|landlord|owner))|no permits?|unpermitted|skip (the )?(permit|inspection)|track(ing|er)?|wiretap|record(ing)?|listen(ing)?|bug|ocult\w+|escondid\w+|espiar\w*|sin (que|permiso|permisos|avisar)|a escondidas|grabar\w*|micro(fono)?s?)\b/,
  /\b(fake|forge\w*|forging|backdate\w*|pad the|inflate\w*|bigger invoice|higher invoice|write (it|the invoice|a receipt)|invoice (for|that)|receipts? (for|that)|insurance (claim|company|pay|fraud)|claim|cover (it|that|them|this|the)? ?up|paint over|hide|hiding|conceal\w*|wont (see|find|notice)|before (the )?(inspect\w*|buyers?|appraiser|closing|sale)|buyers?|inspector\w*|falsific\w*|fals[oa]s?|factura\w*|recibo\w*|tapar\w*|esconder\w*|ocultar\w*|comprador\w*|aseguradora|seguro|inspector)\b/,
  /\b(dump(ing)?|pour (it )?(down|in)|storm drain|creek|woods|ditch|river|alley|vacant lot|side of the road|at night|tirar\w*|barranco|rio|arroyo|alcantarilla|baldio|monte)\b/,
  /\b(disable\w*|disconnect\w*|turn(ed|ing)? off|remov\w*|take (out|down)|silenc\w*|shut(ting)? off|deactivat\w*|rip|desconect\w*|quitar\w*|apagar\w*|desactiv\w*)\b.{0,40}\b(detectors?|alarms?|smoke|co|carbon|alarmas?|humo|sprinklers?)\b/,
  /\b(poison\w*|antifreeze|get rid of|kill|veneno|envenen\w*|matar)\b.{0,50}\b(dogs?|cats?|pets?|neighbors?|strays?|trees?|perr\w+|gat\w+|vecin\w+|arbol\w*|raccoon|squirrel)\b/,
  /\b(address|phone|number|bookings?|appointments?|who lives|where (does|do) .{0,20} live|home (address|number)|customer list|other customers?|plate|direccion|telefono|numero|citas?|reserva\w*|donde vive|cliente\w*)\b/,
  /\b(break|get|let|sneak|drill|pick|open\w*|climb|force|enter|meter\w*|entrar|abrir\w*|abra\w*|forzar)\b.{0,40}\b(in|into|inside|lock|safe|door|house|apartment|car|phone|mailbox|room|storage|adentro|casa|carro|puerta|caja|chapa|cuarto|departamento|buzon)\b/,
] as const

/** The signs of each danger, over plain text. They are many on purpose: the classifier decides among what has one. */
export const signs = { ...signsOfHomes, ...signsOfPeople, declined: signsOfDeclined } as const
