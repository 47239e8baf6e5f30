import { brand } from '../../../shared/brand.ts'
import { lintInVent } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

export const aboutHouseCleaning: readonly WorkQuestion[] = [
  {
    id: 'furnishedOrEmpty',
    answer: {
      en: 'The same price: it follows from the size and the rooms, not from the furniture.',
      es: 'Igual: el precio sale del tamaño y de los cuartos, no de los muebles.',
    },
  },
  {
    id: 'moveOutCleaning',
    answer: {
      en: 'For a home that you hand over or move into, choose the deep cleaning in the booking form, and write the oven and the fridge in the notes. The estimate is the same for regular and deep.',
      es: 'Para entregar o estrenar una casa, elija la profunda en el formulario, y escriba el horno y el refri en las notas. El precio es el mismo para la regular y la profunda.',
    },
  },
  {
    id: 'depositBack',
    answer: {
      en: 'Walk through with the landlord within a day if you can: what you tell us within 24 hours after the visit is cleaned again, or you get your money back. Whether a deposit is returned, we cannot promise.',
      es: 'Si puede, véala con el dueño en un día: lo que nos avise dentro de 24 horas después de la visita se limpia otra vez, o se le devuelve su dinero. El depósito no lo podemos prometer.',
    },
  },
  {
    id: 'ownProducts',
    of: /\b(?:bleach|ammonia|fragrance\w*|scent\w*|unscented|perfume\w*|chemicals?|allerg\w*|asthma\w*|sensitiv\w*|own (?:products?|cleaners?|soap|stuff)|cloro|amoniaco|aroma\w*|fuertes|alergi\w*|asma\w*|quimicos?|mis (?:productos|cosas))\b/,
    isTold: true,
    answer: {
      en: 'Write it in the notes, ‘no bleach’ for example, and leave out your own products if you want to be sure: the cleaner uses those then.',
      es: 'Escríbalo en las notas, por ejemplo ‘sin cloro’, y deje a la mano sus propios productos si quiere estar segura: entonces usan esos.',
    },
  },
  {
    id: 'medicalWaste',
    isTold: true,
    answer: {
      en: 'No, sharps and medical waste they do not touch: those bins stay with your own disposal company. Write in the notes where they are.',
      es: 'No, agujas y desechos médicos no los tocan: esos botes son de su empresa de desechos. Escriba en las notas dónde están.',
    },
  },
  {
    id: 'kitchenAndBaths',
    answer: {
      en: 'Yes: the kitchen, the bathrooms and the living room are cleaned. Count the living room as a room, so that the price fits; the kitchen and the bathrooms are not counted.',
      es: 'Sí: se limpian la cocina, los baños y la sala. Cuente la sala como cuarto, para que el precio sea el correcto; la cocina y los baños no se cuentan.',
    },
  },
]

export const aboutCarpets: readonly WorkQuestion[] = [
  {
    id: 'newCarpet',
    answer: {
      en: 'Not with this service: Carpet Cleaning only cleans. New floors are part of Home Remodeling, which is priced as a project.',
      es: 'No con este servicio: limpieza de alfombras solo limpia. Los pisos nuevos son parte de la remodelación, que se cotiza como proyecto.',
    },
  },
  {
    id: 'worthCleaning',
    answer: {
      en: 'Honestly: after ten years or so, or where a pet’s urine has reached the pad, a cleaning freshens it but seldom saves it. They tell you when they have seen it; a newer carpet is mostly worth it.',
      es: 'La verdad: después de unos diez años, o si la orina de una mascota llegó a la base, la limpieza la refresca pero casi nunca la salva. Se lo dicen al verla; una más nueva casi siempre vale la pena.',
    },
  },
  {
    id: 'carpetsLast',
    answer: {
      en: 'The house cleaning first and the carpets last, so that nobody has to walk on them while they are damp.',
      es: 'Primero la limpieza de la casa y las alfombras al final, para que nadie las pise mientras están húmedas.',
    },
  },
  {
    id: 'walkOnDamp',
    answer: {
      en: 'Keep off it while it is damp, some hours; in between only in clean socks, and on stairs with care: they are slippery.',
      es: 'No lo pisen mientras esté húmedo, unas horas; si hace falta, con calcetines limpios, y con cuidado en las escaleras: resbalan.',
    },
  },
  {
    id: 'carpetStairs',
    answer: {
      en: 'Stairs do not change the estimate. Write them in the notes; if they cost more, you hear it before they begin.',
      es: 'Las escaleras no cambian el precio. Escríbalas en las notas; si cuestan más, se lo dicen antes de empezar.',
    },
  },
  {
    id: 'carpetSpots',
    answer: {
      en: 'Treating spots is part of it, without a charge of its own. Fresh ones mostly come out; old ones, wine, dye and a pet’s often only get lighter: they tell you when they have seen it.',
      es: 'Tratar las manchas está incluido. Las frescas casi siempre salen; las viejas, de vino, tinte o mascota muchas veces solo se aclaran: se lo dicen al verlas.',
    },
  },
  {
    id: 'upholstery',
    answer: {
      en: 'Yes, sofas, rugs and mattresses are the same service: write each in the description. For more pieces you hear the price before it begins.',
      es: 'Sí, sillones, tapetes y colchones son el mismo servicio: escríbalos en la descripción. Si son más, le dicen el precio antes de empezar.',
    },
  },
]

export const aboutDucts: readonly WorkQuestion[] = [
  {
    id: 'dryerVentAlone',
    of: /\b(?:dry(?:er|ers|ing|s)?|vents?|lint|ducts?|secadora\w*|secan?|ductos?|pelusa)\b/,
    answer: {
      en: `The dryer vent is part of this visit; our price list has no line for a dryer vent alone. Write in the notes that it is the dryer’s, from the machine to the outside. What the vent alone would cost, our office tells you: ${brand.phone}.`,
      es: `El ducto de la secadora es parte de esta visita; nuestra lista no tiene un precio solo para él. Escriba en las notas que es el de la secadora, de la máquina hacia afuera. Lo que costaría solo el ducto se lo dice la oficina: ${brand.phone}.`,
    },
  },
  lintInVent,
  {
    id: 'kitchenExhaust',
    answer: {
      en: 'No: our duct cleaning is for heating and cooling ducts and dryer vents. A greasy kitchen exhaust needs a certified hood cleaner near you.',
      es: 'No: limpiamos ductos de calefacción y aire, y el de la secadora. Una campana con grasa necesita una empresa certificada para eso.',
    },
  },
]

export const aboutWindows: readonly WorkQuestion[] = [
  {
    id: 'outsideOnly',
    isTold: true,
    answer: {
      en: 'Outside only is fine: write it in the notes. The estimate stays the same.',
      es: 'Solo por fuera está bien: escríbalo en las notas. El precio es el mismo.',
    },
  },
  {
    id: 'insideAndOutside',
    answer: {
      en: 'Inside and outside are both part of it, upper floors too as far as they can be reached safely. Write in the notes how many floors there are and whether the windows tilt in; what cannot be reached they tell you before it begins.',
      es: 'Por dentro y por fuera están incluidos, también los pisos de arriba, hasta donde se llegue sin peligro. Escriba en las notas cuántos pisos son y si las ventanas se abren hacia adentro; lo que no se alcance se lo dicen antes de empezar.',
    },
  },
]
