import type { ServiceReplies } from '../../../../../../src-server/chat/services/service-replies.ts'

export const moatCleaning: ServiceReplies = {
  names: 'moats?(?: clean(?:ed|ing|er))?|(?:limpieza de )?fosos?',
  covers: {
    en: 'the mud, the weeds and the hinges of the drawbridge',
    es: 'el lodo, la maleza y las bisagras del puente',
  },
  tip: { en: 'Leave the drawbridge up.', es: 'Deje el puente arriba.' },
  ask: { en: 'How deep is the moat?', es: '¿Qué profundidad tiene el foso?' },
  problems: [],
}
