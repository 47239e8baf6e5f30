import type { WorkQuestion } from './work-question.ts'

export const aboutPainting: readonly WorkQuestion[] = [
  {
    id: 'paintDries',
    answer: {
      en: 'Walls are dry to the touch within a few hours; give them a day before furniture stands against them, and two weeks before you scrub them.',
      es: 'Las paredes están secas al tacto en unas horas; espere un día para arrimar muebles, y dos semanas para tallarlas.',
    },
  },
  {
    id: 'paintDuration',
    answer: {
      en: 'A room mostly takes the better part of a day, with the drying between coats; two or three rooms take two to three days. What you book is when it begins: before that, the professional agrees the rest of the time with you. If it has to be done by a day, write that in the notes.',
      es: 'Un cuarto lleva casi un día, con el secado entre manos; dos o tres piezas, de dos a tres días. Lo que reserva es cuándo empiezan: antes, el profesional acuerda con usted el resto del tiempo. Si tiene que estar para una fecha, escríbala en las notas.',
    },
  },
  {
    id: 'paintCoats',
    answer: {
      en: 'The coats, and priming where needed, are in the estimate: write in the form which color is there now. If a dark one takes more than was planned, you hear the price before it begins.',
      es: 'Las manos de pintura y el sellador donde haga falta van en el precio: escriba en el formulario qué color hay ahora. Si uno oscuro lleva más de lo previsto, le dicen el precio antes de empezar.',
    },
  },
  {
    id: 'outletsBeforePaint',
    answer: {
      en: 'Yes, outlets and wiring come first and the painter last: choose an earlier day for the electrician.',
      es: 'Sí, primero los enchufes y cables, y al final el pintor: elija un día antes para el electricista.',
    },
  },
  {
    id: 'paintInPregnancy',
    answer: {
      en: 'Ask for paint with low or no VOCs in the notes, leave the painting to them, and stay out of the room until it is dry and the smell is gone, usually a day or two. If you are worried, ask your doctor.',
      es: 'Pida en las notas pintura sin o con pocos VOC, deje que ellos pinten, y no entre al cuarto hasta que seque y se vaya el olor, casi siempre uno o dos días. Si tiene duda, pregunte a su doctor.',
    },
  },
  {
    id: 'trimAndCeilings',
    answer: {
      en: 'Yes, trim, doors and ceilings are painted too: say so in the booking form. The estimate does not count them; what they cost on top you agree with the painter before it begins.',
      es: 'Sí, también se pintan molduras, puertas y techos: dígalo en el formulario. El precio no los cuenta; lo que cuesten además se acuerda con el pintor antes de empezar.',
    },
  },
  {
    id: 'paintFumes',
    answer: {
      en: 'Ask for low-odor paint in the notes, and air out the room. Until the smell is gone, usually a day or two, sleep in another room; whoever has asthma is better elsewhere on that day.',
      es: 'Pida pintura de poco olor en las notas, y ventile el cuarto. Hasta que se quite el olor, casi siempre uno o dos días, duerman en otro cuarto; quien tiene asma está mejor en otro lado ese día.',
    },
  },
  {
    id: 'moreRooms',
    answer: {
      en: 'The estimate is for one visit and does not count rooms. What that visit covers, and what a hallway, a ceiling or another room costs on top, you agree with the painter before it begins.',
      es: 'El precio es por una visita y no cuenta los cuartos. Qué cubre esa visita, y cuánto cuesta además un pasillo, un techo u otro cuarto, se acuerda con el pintor antes de empezar.',
    },
  },
]

export const aboutRemodeling: readonly WorkQuestion[] = [
  {
    id: 'grabBars',
    answer: {
      en: 'Yes, grab bars, a walk-in shower and wider doors can be part of it: say so in the description, so that the walls are prepared for them.',
      es: 'Sí, se pueden incluir barras de apoyo, una ducha sin escalón y puertas más anchas: dígalo en la descripción, para que preparen las paredes.',
    },
  },
]

export const aboutCameras: readonly WorkQuestion[] = [
  {
    id: 'needsHub',
    answer: {
      en: 'Devices with Wi-Fi of their own need no hub, only a good signal where they hang; Zigbee and Z-Wave ones do. The box says which it is.',
      es: 'Los aparatos con Wi-Fi propio no necesitan central, solo buena señal donde van; los de Zigbee o Z-Wave sí. La caja dice cuál es.',
    },
  },
  {
    id: 'deviceBrand',
    answer: {
      en: 'Write the brand that you have or want in the description, so that somebody comes who knows it; our price list names none.',
      es: 'Escriba en la descripción la marca que tiene o quiere, para que vaya alguien que la conozca; nuestra lista no nombra ninguna.',
    },
  },
  {
    id: 'brickWall',
    answer: {
      en: 'Yes, brick too: it takes a masonry bit and the right anchors, so say so in the description.',
      es: 'Sí, en ladrillo también: lleva broca y taquetes especiales, así que dígalo en la descripción.',
    },
  },
  {
    id: 'camerasIncluded',
    answer: {
      en: 'The estimate is for the work: placing and connecting them and a test. The cameras themselves are extra, or you buy them; you hear their price before anything is fitted.',
      es: 'El precio es por el trabajo: colocarlas, conectarlas y probarlas. Las cámaras van aparte, o las compra usted; le dicen su precio antes de instalar.',
    },
  },
  {
    id: 'withoutHoles',
    answer: {
      en: 'Many cameras are mounted with adhesive or clamped to the door, without a hole: write that this is what you want. In a shared hallway ask your landlord or building first.',
      es: 'Muchas cámaras van con adhesivo o con un soporte en la puerta, sin hacer hoyos: escriba que la quiere así. En un pasillo compartido, pregunte antes al dueño o al edificio.',
    },
  },
  {
    id: 'howManyCameras',
    answer: {
      en: 'The estimate does not count cameras: write how many, and where, in the description. If they take more, you hear the price before anything is fitted; the devices themselves are extra.',
      es: 'El precio no cuenta cámaras: escriba cuántas y dónde en la descripción. Si cuesta más, le dicen el precio antes de instalar; los aparatos van aparte.',
    },
  },
]

export const aboutSolar: readonly WorkQuestion[] = [
  {
    id: 'solarPrepare',
    answer: {
      en: 'Yes: the electric bills of the last year and the age of the roof; a plan or photos of the house help.',
      es: 'Sí: los recibos de luz del último año y los años que tiene el techo; un plano o fotos de la casa ayudan.',
    },
  },
  {
    id: 'roofBeforeSolar',
    answer: {
      en: 'A roof that is due within some years is done first, since panels would have to come down and go up again. The visit looks at it and says so.',
      es: 'Un techo que toca cambiar en pocos años se hace primero, porque habría que bajar y volver a subir los paneles. En la visita lo revisan y se lo dicen.',
    },
  },
]
