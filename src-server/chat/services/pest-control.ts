import type { ServiceReplies } from './service-replies.ts'

export const pestControl: ServiceReplies = {
  names: [
    'pest (?:control|guy|man|company|service)|exterminat(?:or|ors|ion|e|ing)',
    'fumigat(?:or|ors|ion)|control de plagas|fumigador(?:es)?|fumigacion(?:es)?',
    'exterminador(?:es)?',
  ].join('|'),
  covers: {
    en: 'an inspection, the treatment that fits and advice against their return',
    es: 'una revisión, el tratamiento adecuado y consejos para que no regresen',
  },
  tip: {
    en: 'Take a photo if it is safe, note where you see them, and hold off on sprays.',
    es: 'Tome una foto si es seguro, anote dónde los ve, y no aplique aerosoles.',
  },
  ask: { en: 'Where do you see or hear them most?', es: '¿Dónde los ve o los oye más?' },
  problems: [
    {
      when: /(?<!\b(?:no|not) )\b(?:bed ?bugs?|chinches?)\b|\b(?:bites?|bugs?)\b.{0,60}\b(?:mattress|sheets|bed frame|box spring)\b|\b(?:picad\w+|bich\w+)\b.{0,60}\b(?:colchon|sabanas)\b/,
      echo: { en: 'Signs of bed bugs', es: 'Señales de chinches' },
      tip: {
        en: 'Do not move bedding or furniture to other rooms, and skip foggers: they spread them.',
        es: 'No lleve ropa de cama ni muebles a otros cuartos, y evite nebulizar: las dispersa.',
      },
      until: {
        en: 'Until then, sleep in the same bed, wash and dry the bedding hot, and carry nothing from that room into others.',
        es: 'Mientras tanto, duerma en la misma cama, lave y seque la ropa de cama con calor, y no lleve nada de ese cuarto a otros.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|neighbors? had) )\b(?:termites?|mud tubes?|comejen|termitas?`,
          String.raw`|polillas? de (?:la )?madera)\b`,
        ].join(''),
      ),
      echo: { en: 'Signs of termites', es: 'Señales de termitas' },
      tip: {
        en: 'Leave tubes and wings where they are, take photos, and spray nothing yet.',
        es: 'Deje los túneles y las alas donde están, tome fotos, y no aplique nada antes.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wasps?|hornets?|yellow ?jackets?|bees?|bee ?hive|avispas?|avispones`,
          String.raw`|avispero|abejas?|abejorros?|panal(?:es)?|enjambre)\b`,
        ].join(''),
      ),
      echo: { en: 'Wasps, hornets or bees', es: 'Avispas o abejas cerca' },
      tip: {
        en: 'Keep everyone well away, and do not spray, block or knock down a nest.',
        es: 'Que nadie se acerque, y no rocíe, tape ni tumbe ningún nido.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:raccoons?|racoons?|squirrels?|o?possums?|skunks?|bats?|groundhogs?`,
          String.raw`|woodchucks?|armadillos?|snakes?|foxes|coyotes?)\b`,
          String.raw`|\b(?:mapaches?|ardillas?|tlacuaches?|zarigueyas?|zorrillos?|murcielagos?`,
          String.raw`|serpientes?|viboras?|culebras?)\b`,
        ].join(''),
      ),
      echo: { en: 'A wild animal to deal with', es: 'Un animal silvestre por atender' },
      tip: {
        en: 'Touch nothing, keep children and pets away, and have a doctor see any bite.',
        es: 'No toque nada, aleje a niños y mascotas, y vea a un médico si hay mordida.',
      },
    },
    {
      when: /\b(?:mouse|mice|rats?|rodents?|raton(?:es)?|ratas?|roedor(?:es)?)\b/,
      echo: { en: 'Signs of mice or rats', es: 'Señales de ratones o ratas' },
      tip: {
        en: 'Keep food in closed containers, and do not sweep or vacuum dry droppings.',
        es: 'Guarde la comida en recipientes cerrados, y no barra ni aspire excremento seco.',
      },
      until: {
        en: 'Until then, keep food and pet bowls closed away at night, stuff gaps with steel wool, and set traps only where no child or pet can reach.',
        es: 'Mientras tanto, guarde de noche la comida y los platos de las mascotas, tape huecos con fibra de acero, y ponga trampas solo donde no lleguen niños ni mascotas.',
      },
    },
    {
      when: /\b(?:cock)?roach(?:es)?\b|\bpalmetto bugs?\b|\bcucarachas?\b|\bcucas\b/,
      echo: { en: 'A problem with roaches', es: 'Un problema de cucarachas' },
      tip: {
        en: 'Leave no crumbs or water out at night, and skip sprays, which scatter them.',
        es: 'No deje migajas ni agua por la noche, y evite los aerosoles, que las dispersan.',
      },
    },
    {
      when: /\b(?:fleas?|ticks?|pulgas?|garrapatas?)\b/,
      echo: { en: 'Fleas or ticks around', es: 'Pulgas o garrapatas en el lugar' },
      tip: {
        en: 'Vacuum floors and pet beds, empty it outside, and ask your vet about treating pets.',
        es: 'Aspire pisos y camas de mascotas, vacíe afuera, y pregunte al veterinario por ellas.',
      },
    },
    {
      when: /\b(?:fire ants?|carpenter ants?|ants?|ant ?hills?|hormigas?|hormigueros?)\b/,
      echo: { en: 'A problem with ants', es: 'Un problema de hormigas' },
      tip: {
        en: 'Note where they come in and leave the trail alone; many sprays only scatter them.',
        es: 'Anote por dónde entran y no rocíe el camino: muchos aerosoles solo las dispersan.',
      },
    },
  ],
}
