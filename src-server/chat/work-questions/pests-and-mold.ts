import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import type { WorkQuestion } from './work-question.ts'

/** Bed bugs, and what they leave */
const bedBugs =
  /\b(?:bed ?bugs?|bugs?|bites?|bitten|mattress\w*|chinches?|picad\w*|piquetes|colchon\w*)\b/

export const aboutPests: readonly WorkQuestion[] = [
  {
    id: 'washBedding',
    of: bedBugs,
    answer: {
      en: 'Yes: bag bedding, clothes and soft toys in that room, wash them hot and dry them on the hottest setting. Leave the bed and the furniture where they are, so that nothing is carried to other rooms.',
      es: 'Sí: meta en bolsas ahí mismo sábanas, ropa y peluches, lávelos con agua caliente y séquelos en lo más caliente. La cama y los muebles déjelos donde están, para no llevar nada a otros cuartos.',
    },
  },
  {
    id: 'pestsComeBack',
    answer: {
      en: `The work has a warranty of ${promises.warrantyDays} days: if they are still around within that time, tell us. Bed bugs and large nests can need more than one treatment; you hear that, and the price, beforehand.`,
      es: `El trabajo tiene garantía de ${promises.warrantyDays} días: si en ese tiempo siguen ahí, avísenos. Las chinches y los nidos grandes pueden necesitar más de un tratamiento; se lo dicen antes, con el precio.`,
    },
  },
  {
    id: 'touchedDroppings',
    of: /\b(?:mouse|mice|rats?|bats?|raccoons?|squirrels?|droppings?|poop|rodents?|raton\w*|ratas?|murcielagos?|caca|excremento|popo)\b/,
    isTold: true,
    topic: 'droppings',
    answer: {
      en: 'Wash the hands with soap and water now, and keep everyone off that floor until it has been cleaned. If somebody gets a fever or feels ill in the next weeks, tell the doctor about the droppings; if bait or poison went into a mouth, call Poison Control at once: 1-800-222-1222.',
      es: 'Lave las manos con agua y jabón ahora, y que nadie ande en ese piso hasta que se limpie. Si alguien tiene fiebre o se siente mal en las próximas semanas, dígale al doctor lo del excremento; si se metió cebo o veneno a la boca, llame ya a la línea de venenos: 1-800-222-1222.',
    },
  },
  {
    id: 'cleanDroppings',
    of: /\b(?:mouse|mice|rats?|rodents?|raton\w*|ratas?)\b/,
    topic: 'droppings',
    answer: {
      en: 'Yes, but never sweep or vacuum them dry. Air the room, put on gloves, spray them wet with a disinfectant, wait five minutes, wipe them up with paper towels, bag those, and wash your hands.',
      es: 'Sí, pero nunca barra ni aspire en seco. Ventile, póngase guantes, moje con desinfectante, espere cinco minutos, recoja con toallas de papel, tírelas en una bolsa y lávese las manos.',
    },
  },
  {
    id: 'twoPests',
    isOfOneService: true,
    answer: {
      en: 'Yes, one visit looks at both: write each kind in the description. If they need more than that visit, you hear the price first, and decide.',
      es: 'Sí, en una visita se ven las dos: apunte cada plaga en la descripción. Si hace falta más que esa visita, primero le dicen el precio y usted decide.',
    },
  },
  {
    id: 'foodNearPests',
    answer: {
      en: 'Near food they usually set traps and bait in closed boxes and spray nothing. Put food, dishes and pet bowls away or cover them, and throw out open bags and whatever was gnawed. Before starting they tell you what is used where.',
      es: 'Cerca de la comida casi siempre usan trampas y cebo en cajas cerradas, sin rociar. Guarde o tape comida, trastes y platos de mascotas, y tire lo abierto o roído. Antes de empezar le dicen qué usan y dónde.',
    },
  },
  {
    id: 'asthmaNearPests',
    isTold: true,
    answer: {
      en: 'Say so in the notes and when they call. Against roaches and ants they mostly use gel and bait, without spraying. Where something has to be sprayed, stay out until it is dry and aired, and ask your doctor if in doubt.',
      es: 'Escríbalo en las notas y dígalo cuando llamen. Contra cucarachas y hormigas casi siempre usan gel y cebo, sin rociar. Si hay que rociar, no entre hasta que seque y se ventile, y pregunte a su doctor si tiene duda.',
    },
  },
  {
    id: 'emptyForPests',
    answer: {
      en: 'Clear the space under the sink and where you see them, and put food away. Whether a cabinet has to be emptied depends on the treatment: the professional says so before it begins.',
      es: 'Despeje debajo del fregadero y donde los vea, y guarde la comida. Si hay que vaciar un gabinete depende del tratamiento: se lo dicen antes de empezar.',
    },
  },
  {
    id: 'bedbugVisits',
    of: bedBugs,
    answer: {
      en: 'Bed bugs often take two or three treatments. The estimate is for one visit; should another one be needed, you hear its price first, and decide.',
      es: 'Las chinches muchas veces llevan dos o tres tratamientos. El precio es por una visita; si hace falta otra, le dicen su precio antes, y usted decide.',
    },
  },
  {
    id: 'landlordPaysPests',
    answer: {
      en: 'In many cities, New York City among them, the landlord has to deal with pests: write to them first, and call 311 there if nothing happens. If you book it yourself, the receipt comes to you, and you can pass it on.',
      es: 'En muchas ciudades, también en Nueva York, al casero le toca ocuparse de las plagas: escríbale primero, y si no hace nada, allá llame al 311. Si lo reserva usted, el recibo le llega a usted y se lo puede pasar.',
    },
  },
  {
    id: 'keepMattress',
    of: bedBugs,
    answer: {
      en: 'Keep it for now: carrying it out spreads them. Wash the bedding and clothes hot and dry them on high heat; a cover made for bedbugs helps. What has to go, the inspection shows.',
      es: 'Por ahora consérvelo: sacarlo los reparte. Lave la ropa de cama y la ropa con agua caliente y séquelas a temperatura alta; ayuda una funda contra chinches. La inspección dice qué hay que tirar.',
    },
  },
  {
    id: 'petAteBait',
    isTold: true,
    answer: {
      en: 'Please call your vet now, or the ASPCA’s poison line, which answers at any hour: (888) 426-4435; it may charge a fee. Say what it was, how much and when, keep the package if there is one, and do not make the animal vomit unless they say so.',
      es: 'Llame ya a su veterinario, o a la línea de venenos de la ASPCA, que contesta a toda hora: (888) 426-4435; puede tener un costo. Diga qué fue, cuánto y cuándo, guarde el empaque si lo hay, y no haga vomitar al animal si no se lo indican.',
    },
  },
  {
    id: 'pestsSafeForFamily',
    answer: {
      en: 'Write children and pets in the notes: near them they use closed bait boxes and traps out of reach, and say before starting what is used and how long to keep out of the room.',
      es: 'Ponga en las notas que hay niños y mascotas: cerca de ellos usan cebo en cajas cerradas y trampas fuera de su alcance, y antes de empezar le dicen qué usan y cuánto tiempo no hay que entrar al cuarto.',
    },
  },
  {
    id: 'outDuringTreatment',
    answer: {
      en: 'For traps, bait and gel nobody has to leave. After a spray, people and pets keep out of that room until it is dry, mostly some hours: the professional says how long before it begins.',
      es: 'Por trampas, cebo o gel nadie tiene que salirse. Después de rociar, personas y mascotas no entran a ese cuarto hasta que seque, casi siempre unas horas: se lo dicen antes de empezar.',
    },
  },
  {
    id: 'howTreated',
    answer: {
      en: 'That is decided after the inspection: for mice mostly traps and closing the gaps, for roaches and ants bait or gel. Write children and pets in the notes: nothing is put where they can reach it.',
      es: 'Eso se decide después de la inspección: para ratones casi siempre trampas y tapar huecos; para cucarachas y hormigas, cebo o gel. Escriba en las notas si hay niños o mascotas: nada se pone a su alcance.',
    },
  },
  {
    id: 'waspsUntilThen',
    of: /\b(?:wasps?|hornets?|bees?|yellow ?jackets?|nests?|hives?|stung|avispas?|avispon\w*|abejas?|colmena|enjambre|panal\w*|nidos?)\b/,
    answer: {
      en: 'Keep children and pets away from it, keep windows there closed, and leave the nest alone: no spray, water or smoke. Whoever is stung and swells in the face, breathes badly or feels faint needs 911.',
      es: 'Que niños y mascotas no se acerquen, cierre las ventanas de ahí y no toque el nido: ni espray, ni agua, ni humo. Si a quien picaron se le hincha la cara, respira mal o se marea, llame al 911.',
    },
  },
]

export const aboutMold: readonly WorkQuestion[] = [
  {
    id: 'moldTakenOut',
    answer: {
      en: `For that price it is looked at, sampled and reported on. Taking mold out is other work with a price of its own, which the report is for; our people tell you more: ${brand.phone}.`,
      es: `Por ese precio se revisa, se toman muestras y se hace un reporte. Quitar el moho es otro trabajo con su propio precio, y para eso sirve el reporte; nuestra gente le dice más: ${brand.phone}.`,
    },
  },
  {
    id: 'sleepNearMold',
    answer: {
      en: 'Yes, better in another room until it has been looked at, above all a child or anybody with asthma; keep the door of that one closed, and take bedding and toys out. For a cough or trouble that stays, ask your doctor.',
      es: 'Mejor en otro cuarto hasta que lo revisen, sobre todo un niño o alguien con asma; deje cerrada la puerta de ese, y saque la ropa de cama y los juguetes. Por una tos que no se quita, pregunte a su doctor.',
    },
  },
  {
    id: 'petAwayFromMold',
    answer: {
      en: 'Yes, move it to another room, so that the pet keeps out of there too.',
      es: 'Sí, pásela a otro cuarto, para que la mascota tampoco entre ahí.',
    },
  },
  {
    id: 'outDuringInspection',
    answer: {
      en: 'No, for an inspection nobody has to leave: only keep people and pets out of that room while samples are taken.',
      es: 'No, para una inspección nadie tiene que salirse: solo que no haya gente ni mascotas en ese cuarto mientras toman muestras.',
    },
  },
  {
    id: 'bleachOnMold',
    answer: {
      en: 'Better not: bleach does not reach what grows inside, and scrubbing spreads it. Leave it until it has been looked at, and never mix bleach with another cleaner.',
      es: 'Mejor no: el cloro no llega a lo que crece adentro, y tallar lo esparce. Déjelo así hasta que lo revisen, y nunca mezcle cloro con otro limpiador.',
    },
  },
  {
    id: 'bathNearMold',
    answer: {
      en: 'Let children wash in another bathroom if there is one. Otherwise keep it short, with the fan on and a window open, and dry the walls afterwards.',
      es: 'Si hay otro baño, que los niños se bañen ahí. Si no, baños cortos, con el extractor prendido y una ventana abierta, y seque las paredes después.',
    },
  },
  {
    id: 'reportForLandlord',
    answer: {
      en: 'Yes: the report says in writing what was found and where, with the samples, and you may give it to anybody. If you rent, who pays for the repair is between you and the landlord.',
      es: 'Sí: el reporte dice por escrito qué se encontró y dónde, con las muestras, y lo puede dar a quien quiera. Si renta, quién paga el arreglo lo ve con el dueño.',
    },
  },
  {
    id: 'leavePulledOut',
    answer: {
      en: 'Leave it pulled out, so that the spot and the wall behind it can be seen, and wipe nothing.',
      es: 'Déjelo separado, para que se vean la mancha y la pared de atrás, y no limpie nada.',
    },
  },
]
