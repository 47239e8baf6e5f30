import type { ServiceReplies } from './service-replies.ts'

export const solarEnergy: ServiceReplies = {
  names: [
    'solar (?:power|planning|consult(?:ation|ations|ant|ants)|batter(?:y|ies)|storage)',
    '|energia solar|baterias? solar(?:es)?|(?:asesoria|consulta) solar',
  ].join(''),
  covers: {
    en: 'a look at your use and roof, a plan, the battery question and permits',
    es: 'revisar su consumo y su techo, un plan con o sin batería, y los permisos',
  },
  tip: {
    en: 'Have a year of electric bills ready, and sign nothing at the door in the meantime.',
    es: 'Tenga a mano los recibos de luz de un año, y no firme nada en la puerta mientras tanto.',
  },
  ask: {
    en: 'What do you hope for most: savings, backup power or independence?',
    es: '¿Qué le importa más: pagar menos luz, tener respaldo o ser independiente?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:tax credits?|rebates?|incentives?|financ(?:e|ing|ed)|leas(?:e|es|ing)`,
          String.raw`|ppa|loans?|credito fiscal|creditos fiscales|incentivos?|financia\w*`,
          String.raw`|subsidios?|arrenda\w*|prestamos?)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Incentives, financing or a lease',
        es: 'Incentivos, financiamiento o arrendamiento',
      },
      tip: {
        en: 'Read any contract slowly before you sign, and ask a tax adviser which credits apply to you.',
        es: 'Lea con calma todo contrato antes de firmar, y pregunte a un asesor fiscal qué le aplica.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bnet.?meter\w*\b|\bnem\b|\bbuy.?back\b|\bsell\w*\b.{0,30}\b(?:back|power`,
          String.raw`|electricity|energy|grid|utility)\b|\bmedicion neta\b|\bvend(?:er|o`,
          String.raw`|erle)\b.{0,30}\b(?:luz|energia|electricidad|red|compania)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Credit for power sent to the grid',
        es: 'Crédito por la energía que va a la red',
      },
      tip: {
        en: 'Find the name of your rate plan on a recent bill: the rules differ by utility.',
        es: 'Busque el nombre de su tarifa en un recibo reciente: las reglas cambian según la compañía.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:permits?|permitting|interconnect\w*|hoa|permisos?|interconexion)\b`,
          String.raw`|\b(?:utility|grid) (?:approval|paperwork|application|connection)\b`,
          String.raw`|\b(?:connect\w*|tie|tied|tying|conectar)\b.{0,25}\b(?:grid|red electrica`,
          String.raw`|la red)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Permits or the grid connection',
        es: 'Los permisos o la conexión a la red',
      },
      tip: {
        en: 'Keep letters from the city, the utility or an association together, and start no work yet.',
        es: 'Junte las cartas de la ciudad, la compañía o la asociación, y no empiece obras todavía.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:evs?|electric (?:car|cars|vehicle|vehicles|truck)|car charg(?:er|ing)`,
          '|charge (?:my|our|the) (?:car|tesla)|(?:carro|auto|coche',
          String.raw`|vehiculo)s? electricos?)\b`,
        ].join(''),
      ),
      echo: { en: 'Power for an electric car', es: 'Energía para un carro eléctrico' },
      tip: {
        en: 'Have the car’s model, its usual parking spot and your daily driving at hand.',
        es: 'Tenga a mano el modelo del carro, dónde lo estaciona y cuánto maneja al día.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:off.(?:the.)?grid|without the grid|leave the grid|energy independen\w+`,
          '|fuera de la red|sin depender de la (?:red|compania|luz)',
          String.raw`|independencia energetica|desconectar\w* de la red)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Power independent of the grid',
        es: 'Energía independiente de la red',
      },
      tip: {
        en: 'List what you want to run in summer and in winter, and note which trees shade the site.',
        es: 'Anote qué quiere usar en verano y en invierno, y qué árboles dan sombra.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:outages?|black ?outs?|back.?up|(?:power|electricity|lights?) (?:goes|go`,
          '|went|is) out|power (?:shut.?offs?|cuts?|failures?)|apagon(?:es)?',
          String.raw`|se va la luz|cortes? de (?:luz|energia)|respaldo)\b`,
        ].join(''),
      ),
      echo: { en: 'Power during an outage', es: 'Energía durante un apagón' },
      tip: {
        en: 'List what must stay on, such as the fridge, a pump or medical devices.',
        es: 'Haga una lista de lo que debe seguir encendido: refrigerador, bomba o equipo médico.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:batter(?:y|ies)|powerwalls?|(?:solar|energy|power|home|battery) storage`,
          String.raw`|baterias?)\b|\b(?:store|storing|almacenar|guardar)\b.{0,25}\b(?:power|energy`,
          String.raw`|electricity|energia|electricidad|luz)\b`,
        ].join(''),
      ),
      echo: { en: 'A battery or storage for the home', es: 'Una batería para la casa' },
      tip: {
        en: 'Have recent electric bills ready, and the brand of any solar equipment you own.',
        es: 'Tenga recibos de luz recientes, y la marca del equipo solar si ya tiene.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:electric\w*|power|utility|energy|light) bills?\b|\b(?:my|our`,
          String.raw`|the) bills?\b|\bsavings?\b|\bsave (?:me |us |any )?(?:money|on|me|us)\b`,
          String.raw`|\bpay(?:s)? (?:off|itself|for itself)\b|\bpayback\b|\b(?:recibos?|factura`,
          String.raw`|pago|cuenta) de (?:la )?(?:luz|electricidad|energia)\b|\bahorr(?:ar|o|os`,
          String.raw`|aria)\b|\btime.of.use\b`,
        ].join(''),
      ),
      echo: { en: 'Savings on the electric bill', es: 'Un ahorro en el recibo de luz' },
      tip: {
        en: 'Have the bills of a whole year ready, since use in summer and winter differs.',
        es: 'Tenga los recibos de todo un año, porque el consumo cambia entre verano e invierno.',
      },
    },
  ],
}
