import type { WorkQuestion } from './work-question.ts'

const keepOff = {
  en: 'Leave that light off, and switch off its breaker if you can reach the panel with dry feet: water can run along the wires. It stays off until somebody has looked. If the ceiling bulges, keep out from under it.',
  es: 'Deje esa luz apagada, y baje su interruptor si puede llegar a la caja con los pies secos: el agua puede correr por los cables. Que siga apagada hasta que lo revisen. Si el techo se abomba, nadie se pare debajo.',
}

/** 'There is a light fixture a foot away from the spot' */
export const lightNearWater: WorkQuestion = {
  when: /\b(?:lights?|lamp|fixture|ceiling fan|outlet|luz|foco|lampara|ventilador)\b.*\b(?:near|next to|beside|away from|close to|right (?:by|below|under|above)|cerca|junto|debajo)\b/,
  isTold: true,
  answer: keepOff,
}
/** 'Should I turn off the power in that room?' */
export const powerNearWater: WorkQuestion = {
  when: /\b(?:lights?|lamps?|fixtures?|fan|power|breakers?|luz|luces|focos?|lampara)\b(?!.*\b(?:bill|company|outage)\b).*\b(?:safe|off|on|near|above|below|next to|away|dangerous|spot|use|apag\w+|prend\w+|peligro\w*|cerca|usar)\b|\b(?:turn|switch|shut|leave|apago|prendo)\b.*\b(?:power|lights?|luz|electricity|breaker)\b/,
  answer: keepOff,
}

/** 'Could it be the vent?', of a dryer that takes three cycles. */
export const lintInVent: WorkQuestion = {
  when: /\b(?:vents?|ducts?|lint|ducto|pelusa)\b/,
  answer: {
    en: 'It may well be the vent: with lint in it a dryer takes two or three cycles, and lint can catch fire. Run it only while somebody is home until the vent has been cleaned. That is our Air Duct Cleaning service; the dryer itself is Appliance Repair.',
    es: 'Bien puede ser el ducto: con pelusa la secadora tarda dos o tres ciclos, y la pelusa se puede prender. Úsela solo con alguien presente hasta que lo limpien; eso es limpieza de ductos, la secadora es reparación de electrodomésticos.',
  },
}
