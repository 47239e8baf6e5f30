import type { WorkQuestion } from './work-question.ts'

/** 'There is a light fixture a foot away from the spot', 'should I turn off the power in that room?' */
export const lightNearWater: WorkQuestion = {
  id: 'lightNearWater',
  isTold: true,
  answer: {
    en: 'Leave that light off, and switch off its breaker if you can reach the panel with dry feet: water can run along the wires. It stays off until somebody has looked. If the ceiling bulges, keep out from under it.',
    es: 'Deje esa luz apagada, y baje su interruptor si puede llegar a la caja con los pies secos: el agua puede correr por los cables. Que siga apagada hasta que lo revisen. Si el techo se abomba, nadie se pare debajo.',
  },
}

/** 'Could it be the vent?', of a dryer that takes three cycles. */
export const lintInVent: WorkQuestion = {
  id: 'lintInVent',
  of: /\b(?:dry(?:er|ers|ing)|lint|secadora\w*|pelusa)\b/,
  answer: {
    en: 'It may well be the vent: with lint in it a dryer takes two or three cycles, and lint can catch fire. Better leave it off until the vent has been cleaned. That is our Air Duct Cleaning service; the dryer itself is Appliance Repair.',
    es: 'Bien puede ser el ducto: con pelusa la secadora tarda dos o tres ciclos, y la pelusa se puede prender. Mejor no la use hasta que lo limpien; eso es limpieza de ductos, la secadora es reparación de electrodomésticos.',
  },
}

/** Home oxygen beside a stove or a heater */
export const oxygenNearFire: WorkQuestion = {
  id: 'oxygenNearFire',
  isTold: true,
  topic: 'warmth',
  answer: {
    en: 'With home oxygen no stove, candle or cigarette near it, and a heater well away from it and its tubing: oxygen makes everything burn faster. Never heat with a stove or an oven, oxygen or not: they give off carbon monoxide.',
    es: 'Con oxígeno en casa, nada de estufa, velas ni cigarro cerca, y el calentador bien lejos de él y de su manguera: con oxígeno todo arde más rápido. Nunca caliente con estufa ni horno, con oxígeno o sin él: sueltan monóxido de carbono.',
  },
}
