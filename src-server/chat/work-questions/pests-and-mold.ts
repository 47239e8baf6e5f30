import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import type { WorkQuestion } from './work-question.ts'

export const aboutPests: readonly WorkQuestion[] = [
  {
    when: /^(?!.*\b(?:ants?|mice|mouse|roach\w*|rats?|hormigas|ratones|cucarachas)\b).*(?:\b(?:wash\w*|launder|laundry|lavar|lavo)\b.*\b(?:sheets?|bedding|clothes|stuffed|pillows?|sabanas?|ropa|peluches)\b|\b(?:sheets?|bedding|stuffed animals?|sabanas?|peluches)\b.*\b(?:wash\w*|leave|tonight|lav\w+)\b)/,
    answer: {
      en: 'Yes: bag bedding, clothes and soft toys in that room, wash them hot and dry them on the hottest setting. Leave the bed and the furniture where they are, so that nothing is carried to other rooms.',
      es: 'Sí: meta en bolsas ahí mismo sábanas, ropa y peluches, lávelos con agua caliente y séquelos en lo más caliente. La cama y los muebles déjelos donde están, para no llevar nada a otros cuartos.',
    },
  },
  {
    when: /^(?!.*\b(?:treatments?|cover\w*|guy|discount|tratamientos?|cubre)\b).*(?:\b(?:come back|return|again|another)\b.*\b(?:still|they|them|mice|roaches|rats?|ants?|bugs?)\b.*[?]|\b(?:if|when)\b.{0,12}\b(?:they|mice|roaches|rats?|ants?|bugs?)(?:re| are)? (?:still (?:there|around|here|back|alive)|come back|back|not gone)\b|\bsi (?:siguen|vuelven|regresan|no se van)\b)/,
    answer: {
      en: `The work has a warranty of ${promises.warrantyDays} days: if they are still around within that time, tell us. Bed bugs and large nests can need more than one treatment; you hear that, and the price, beforehand.`,
      es: `El trabajo tiene garantía de ${promises.warrantyDays} días: si en ese tiempo siguen ahí, avísenos. Las chinches y los nidos grandes pueden necesitar más de un tratamiento; se lo dicen antes, con el precio.`,
    },
  },
  {
    when: /\b(?:touch\w*|toco)\b.*\b(?:poop|droppings?|pee|pediatrician|doctor|caca|excremento|pediatra)\b|\b(?:pediatrician|pediatra)\b/,
    isTold: true,
    topic: 'droppings',
    answer: {
      en: 'Wash the hands with soap and water now, and keep everyone off that floor until it has been cleaned. If somebody gets a fever or feels ill in the next weeks, tell the doctor about the droppings; if bait or poison went into a mouth, call Poison Control at once: 1-800-222-1222.',
      es: 'Lave las manos con agua y jabón ahora, y que nadie ande en ese piso hasta que se limpie. Si alguien tiene fiebre o se siente mal en las próximas semanas, dígale al doctor lo del excremento; si se metió cebo o veneno a la boca, llame ya a la línea de venenos: 1-800-222-1222.',
    },
  },
  {
    when: /\b(?:clean\w*|wip(?:e|ing)|sweep\w*|pick\w* up|mop|limpi\w+|barrer|barro|aspir\w+)\b.*\b(?:droppings?|poop|poo|pee|mess|floor|already there|caca|excremento|popo)\b|\b(?:droppings?|poop|caca|excremento|popo)\b.*\b(?:clean\w*|wip(?:e|ing)|sweep\w*|leave|limpi\w+|barr\w+)\b/,
    topic: 'droppings',
    answer: {
      en: 'Yes, but never sweep or vacuum them dry. Air the room, put on gloves, spray them wet with a disinfectant, wait five minutes, wipe them up with paper towels, bag those, and wash your hands.',
      es: 'Sí, pero nunca barra ni aspire en seco. Ventile, póngase guantes, moje con desinfectante, espere cinco minutos, recoja con toallas de papel, tírelas en una bolsa y lávese las manos.',
    },
  },
  {
    when: /^(?!.*\b(?:enough|bed ?bugs?|chinches|basta|suficiente)\b).*(?:\b(?:ants?|mice|roaches|rats?|bugs|hormigas|ratones|cucarachas)\b.*\b(?:same (?:guy|man|visit|person)|(?:one|1) visit|two visits|pay twice|both|misma visita|dos visitas)\b|\b(?:one|1|same) visit\b.*\b(?:ants?|mice|roaches|rats?|bugs)\b|\bpay twice\b)/,
    isOfOneService: true,
    answer: {
      en: 'Yes, one visit looks at both: write each kind in the description. If they need more than that visit, you hear the price first, and decide.',
      es: 'Sí, en una visita se ven las dos: apunte cada plaga en la descripción. Si hace falta más que esa visita, primero le dicen el precio y usted decide.',
    },
  },
  {
    when: /\b(?:food|flour|kitchens?|dishes|counters?|pantry|pots|comida|harina|trastes|despensa)\b(?=.*\b(?:safe|throw|toss|put away|cover|cook|eat|about|ok|tirar|tiro|guardar|segur\w+|peligr\w+)\b)|\b(?:safe|throw|toss|cover|about|segur\w+|tirar|peligr\w+)\b.*\b(?:food|flour|dishes|counters?|pantry|comida|harina|trastes|despensa)\b/,
    answer: {
      en: 'Near food they usually set traps and bait in closed boxes and spray nothing. Put food, dishes and pet bowls away or cover them, and throw out open bags and whatever was gnawed. Before starting they tell you what is used where.',
      es: 'Cerca de la comida casi siempre usan trampas y cebo en cajas cerradas, sin rociar. Guarde o tape comida, trastes y platos de mascotas, y tire lo abierto o roído. Antes de empezar le dicen qué usan y dónde.',
    },
  },
  {
    when: /\b(?:asthma\w*|asma|asmatic\w+|allerg\w*|alergi\w*|lungs?|pulmon\w*|copd|chemo|quimio\w*)\b/,
    isTold: true,
    answer: {
      en: 'Say so in the notes and when they call. Against roaches and ants they mostly use gel and bait, without spraying. Where something has to be sprayed, stay out until it is dry and aired, and ask your doctor if in doubt.',
      es: 'Escríbalo en las notas y dígalo cuando llamen. Contra cucarachas y hormigas casi siempre usan gel y cebo, sin rociar. Si hay que rociar, no entre hasta que seque y se ventile, y pregunte a su doctor si tiene duda.',
    },
  },
  {
    when: /\b(?:cabinets?|cupboards?|drawers?|gabinetes?|cajones)\b/,
    answer: {
      en: 'Clear the space under the sink and where you see them, and put food away. Whether a cabinet has to be emptied depends on the treatment: the professional says so before it begins.',
      es: 'Despeje debajo del fregadero y donde los vea, y guarde la comida. Si hay que vaciar un gabinete depende del tratamiento: se lo dicen antes de empezar.',
    },
  },
  {
    when: /\b(?:bed ?bugs?|chinches)\b.*\b(?:2|3|two|three|several|more than one|visits?|treatments?|times|veces|visitas)\b/,
    answer: {
      en: 'Bed bugs often take two or three treatments. The estimate is for one visit; should another one be needed, you hear its price first, and decide.',
      es: 'Las chinches muchas veces llevan dos o tres tratamientos. El precio es por una visita; si hace falta otra, le dicen su precio antes, y usted decide.',
    },
  },
  {
    when: /\b(?:landlord|the super|my super|owner|management|casero|dueno|encargado)\b.*\b(?:pay\w*|paid|cover|supposed|responsib\w*|have to|paga\w*|le toca|debe)\b/,
    answer: {
      en: 'In many cities, New York City among them, the landlord has to deal with pests: write to them first, and call 311 there if nothing happens. If you book it yourself, the receipt comes to you, and you can pass it on.',
      es: 'En muchas ciudades, también en Nueva York, al casero le toca ocuparse de las plagas: escríbale primero, y si no hace nada, allá llame al 311. Si lo reserva usted, el recibo le llega a usted y se lo puede pasar.',
    },
  },
  {
    when: /\b(?:mattress\w*|bed ?frame|couch|sofa|furniture|colchon\w*)\b.*\b(?:throw|keep|toss|out|rid|replac\w*|tir\w*|bot[aoe]\w*|dej\w*)\b|\b(?:throw|keep|toss|get rid|tir\w*|bot[aoe]\w*)\b.*\b(?:mattress\w*|bed|couch|sofa|furniture|colchon\w*)\b/,
    answer: {
      en: 'Keep it for now: carrying it out spreads them. Wash the bedding and clothes hot and dry them on high heat; a cover made for bedbugs helps. What has to go, the inspection shows.',
      es: 'Por ahora consérvelo: sacarlo los reparte. Lave la ropa de cama y la ropa con agua caliente y séquelas a temperatura alta; ayuda una funda contra chinches. La inspección dice qué hay que tirar.',
    },
  },
  {
    when: /\b(?:dogs?|cats?|pets?|pupp\w+|kittens?|beagle|perr\w+|gat\w+)\b(?!.*\b(?:hasnt|has not|didnt|did not|havent|never) (?:eaten|eat|ate) (?:any|it|the)\w*)(?!.*\beats? (?:any|every)thing).*\b(?:ate|eaten|eating|eats?|swallowed|licked|chewed|comio|trago|lamio)\b|\b(?:he|she|it)\b.*\b(?:ate|eaten|swallowed|licked|chewed)\b|\bse (?:lo )?(?:comio|trago)\b/,
    isTold: true,
    answer: {
      en: 'Please call your vet now, or the ASPCA’s poison line, which answers at any hour: (888) 426-4435; it may charge a fee. Say what it was, how much and when, keep the package if there is one, and do not make the animal vomit unless they say so.',
      es: 'Llame ya a su veterinario, o a la línea de venenos de la ASPCA, que contesta a toda hora: (888) 426-4435; puede tener un costo. Diga qué fue, cuánto y cuándo, guarde el empaque si lo hay, y no haga vomitar al animal si no se lo indican.',
    },
  },
  {
    when: /\b(?:safe|ok(?:ay)?|dangerous|toxic|harm\w*|segur\w+|peligros\w+|toxic\w+)\b.*\b(?:kids?|child\w*|toddler|bab(?:y|ies)|cats?|dogs?|pets?|them|nin[oa]s?|bebe|perr\w+|gat\w+|ellos)\b.*\?/,
    topic: 'safe',
    answer: {
      en: 'Write children and pets in the notes: near them they use closed bait boxes and traps out of reach, and say before starting what is used and how long to keep out of the room.',
      es: 'Ponga en las notas que hay niños y mascotas: cerca de ellos usan cebo en cajas cerradas y trampas fuera de su alcance, y antes de empezar le dicen qué usan y cuánto tiempo no hay que entrar al cuarto.',
    },
  },
  {
    when: /\b(?:how long|leave|stay out|be out|come back|go back|out of the|cuanto tiempo|salir|regresar)\b.*\b(?:out|leave|back|house|home|kids|children|dogs?|cats?|we|he|casa|ninos|perr\w+|gat\w+)\b/,
    answer: {
      en: 'For traps, bait and gel nobody has to leave. After a spray, people and pets keep out of that room until it is dry, mostly some hours: the professional says how long before it begins.',
      es: 'Por trampas, cebo o gel nadie tiene que salirse. Después de rociar, personas y mascotas no entran a ese cuarto hasta que seque, casi siempre unas horas: se lo dicen antes de empezar.',
    },
  },
  {
    // Whether it is safe is another question.
    when: /^(?!.*\b(?:safe|segur\w+)\b).*\b(?:traps?|baits?|poisons?|sprays?|chemicals?|trampas?|cebos?|veneno|rocian)\b/,
    answer: {
      en: 'That is decided after the inspection: for mice mostly traps and closing the gaps, for roaches and ants bait or gel. Write children and pets in the notes: nothing is put where they can reach it.',
      es: 'Eso se decide después de la inspección: para ratones casi siempre trampas y tapar huecos; para cucarachas y hormigas, cebo o gel. Escriba en las notas si hay niños o mascotas: nada se pone a su alcance.',
    },
  },
]

export const aboutMold: readonly WorkQuestion[] = [
  {
    when: /\b(?:remov\w*|take|takes|get rid|quit\w+|sac\w+)\b.{0,12}\b(?:it|mold|moho|lo)\b.*\b(?:or|o)\b|\b(?:do|can|will) (?:you|they|u)(?: guys| all| also| actually| even)* (?:remove|get rid of|take out|clean(?: up)?) (?:it|mold|the mold)\b|\btake it out\b|\b(?:quit[ae]n|sacan)\b.{0,8}\b(?:moho|lo)\b|\blo (?:quitan|sacan)\b/,
    answer: {
      en: `For that price it is looked at, sampled and reported on. Taking mold out is other work with a price of its own, which the report is for; our people tell you more: ${brand.phone}.`,
      es: `Por ese precio se revisa, se toman muestras y se hace un reporte. Quitar el moho es otro trabajo con su propio precio, y para eso sirve el reporte; nuestra gente le dice más: ${brand.phone}.`,
    },
  },
  {
    when: /\b(?:sleep\w*|duerm\w+|dormir)\b|\b(?:room|cuarto) tonight\b|\b(?:with us|con nosotros) tonight\b/,
    topic: 'sleep',
    answer: {
      en: 'Yes, better in another room until it has been looked at, above all a child or anybody with asthma; keep the door of that one closed, and take bedding and toys out. For a cough or trouble that stays, ask your doctor.',
      es: 'Mejor en otro cuarto hasta que lo revisen, sobre todo un niño o alguien con asma; deje cerrada la puerta de ese, y saque la ropa de cama y los juguetes. Por una tos que no se quita, pregunte a su doctor.',
    },
  },
  {
    when: /\b(?:litter|crate|cage|food bowl|arenero|caja del gato|jaula)\b/,
    answer: {
      en: 'Yes, move it to another room, so that the pet keeps out of there too.',
      es: 'Sí, pásela a otro cuarto, para que la mascota tampoco entre ahí.',
    },
  },
  {
    when: /\b(?:leave|out of|be out|be gone|stay out|salir\w*|irnos)\b.*\b(?:inspect\w*|test\w*|visit|while (?:they|you|he|she)|samples?|inspeccion|prueba|visita)\b|\b(?:all|everyone|everybody|we) (?:have|need) to (?:leave|be out|go)\b|\btenemos que salir\w*\b/,
    answer: {
      en: 'No, for an inspection nobody has to leave: only keep people and pets out of that room while samples are taken.',
      es: 'No, para una inspección nadie tiene que salirse: solo que no haya gente ni mascotas en ese cuarto mientras toman muestras.',
    },
  },
  {
    when: /\b(?:bleach|vinegar|scrub\w*|wip(?:e|ing)|wash it|paint over|cloro|lejia|vinagre|tall\w+|limpi\w+|pintar)\b/,
    answer: {
      en: 'Better not: bleach does not reach what grows inside, and scrubbing spreads it. Leave it until it has been looked at, and never mix bleach with another cleaner.',
      es: 'Mejor no: el cloro no llega a lo que crece adentro, y tallar lo esparce. Déjelo así hasta que lo revisen, y nunca mezcle cloro con otro limpiador.',
    },
  },
  {
    when: /\b(?:bath\w*|shower\w*|banarse|bana|banarla|banarlo|regadera)\b.*\b(?:kid\w*|son|daughter|baby|child|he|she|we|still|use|meanwhile|nin[oa]s?|hij[oa]s?|mientras)\b|\b(?:kid\w*|son|daughter|baby|child|nin[oa]s?|hij[oa]s?)\b.*\b(?:bath\w*|shower\w*|bana\w*)\b/,
    answer: {
      en: 'Let children wash in another bathroom if there is one. Otherwise keep it short, with the fan on and a window open, and dry the walls afterwards.',
      es: 'Si hay otro baño, que los niños se bañen ahí. Si no, baños cortos, con el extractor prendido y una ventana abierta, y seque las paredes después.',
    },
  },
  {
    when: /\b(?:reports?|reporte|informe|results|resultados?)\b.*\b(?:landlord|owner|insurance|duen[oa]|casero|aseguradora|seguro)\b|\b(?:landlord|owner|duen[oa]|casero)\b.*\b(?:reports?|reporte|informe)\b/,
    answer: {
      en: 'Yes: the report says in writing what was found and where, with the samples, and you may give it to anybody. If you rent, who pays for the repair is between you and the landlord.',
      es: 'Sí: el reporte dice por escrito qué se encontró y dónde, con las muestras, y lo puede dar a quien quiera. Si renta, quién paga el arreglo lo ve con el dueño.',
    },
  },
  {
    when: /\b(?:dresser|furniture|bed|couch|bookcase|wardrobe|mueble\w*|cama|ropero)\b.*\b(?:leave|pull\w*|mov\w*|out|away|dej\w*)\b|\b(?:leave|pull|move|dejo|muevo)\b.*\b(?:dresser|furniture|bed|couch|bookcase|wardrobe|mueble\w*|cama|ropero)\b/,
    answer: {
      en: 'Leave it pulled out, so that the spot and the wall behind it can be seen, and wipe nothing.',
      es: 'Déjelo separado, para que se vean la mancha y la pared de atrás, y no limpie nada.',
    },
  },
]
