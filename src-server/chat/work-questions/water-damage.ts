import { lightNearWater } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

export const aboutWaterDamage: readonly WorkQuestion[] = [
  lightNearWater,
  {
    id: 'dryMeanwhile',
    answer: {
      en: 'Take photos of all of it first. After clean water, and only where no outlet, plug or cord is wet: mop, or use a wet/dry vacuum from dry ground, open the windows unless it is humid outside, and set furniture on blocks or foil. After sewage or a flood keep everyone out and leave it to the professionals.',
      es: 'Antes tome fotos de todo. Si fue agua limpia, y solo donde no haya contactos, clavijas ni cables mojados: trapee, o use una aspiradora de agua desde un lugar seco, abra las ventanas si afuera no está húmedo, y ponga los muebles sobre bloques o papel aluminio. Si fue drenaje o inundación, que nadie entre y déjelo a los profesionales.',
    },
  },
  {
    id: 'wetCarpetSaved',
    answer: {
      en: 'After clean water, if it is dried within a day or two, a carpet can often be kept, its pad seldom. After sewage or flood water it has to go. They tell you when they have seen it.',
      es: 'Si fue agua limpia y se seca en uno o dos días, la alfombra muchas veces se salva; el bajo alfombra casi nunca. Si fue drenaje o inundación, hay que tirarla. Se lo dicen cuando la vean.',
    },
  },
  {
    id: 'moldAfterWater',
    answer: {
      en: 'Mold can begin after a day or two in what stays wet, behind walls and under floors too: so after clean water dry what you can now. The visit measures how far the water went.',
      es: 'El moho puede empezar en uno o dos días en lo que sigue mojado, también detrás de la pared y bajo el piso: por eso, si fue agua limpia, seque ya lo que pueda. En la visita miden hasta dónde llegó el agua.',
    },
  },
]
