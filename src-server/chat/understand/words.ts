/** One canonical form, however it was typed: lower case, without accents and apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’'`´]/g, '')
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bwi-fi\b/g, 'wifi')

const spanishWords = new Set(
  'el los las que de mi en un una por favor necesito quiero tengo para con esta hola gracias cuanto mis se del al su buenas buenos puede pueden hay muy como donde cuando mucho sin me y ya es no casa la le lo nos mi esto eso cuesta cobran urge ocupo busco alguien agua luz techo bano cocina quien otra vez gotea fuga tapado tapada roto rota arreglar limpiar limpieza pintar mudanza puerta ventana cucarachas ratones hormigas plomero electricista jardin cocina sala cuarto lavabo inodoro refrigerador lavadora aire calentador ayuda buenos dias manana tarde hace hacen tiene tienen esta estan huele funciona funcionan sirve puedo podria pueda tambien pero porque desde hasta ayer hoy ahora ademas pregunto caldera calefaccion llave fregadero estufa horno lavaplatos secadora nevera peligroso apago todo nada ella ese este quisiera vivo departamento apartamento jueves viernes sabado domingo lunes martes miercoles alfombra alfombras sillon muebles pared paredes piso pisos sotano cochera garaje cerradura llaves dinero precio semana mes anos mejor reservado cita cancelar pagar pago cobran viene vienen llegan llego trabajan limpian pintan quien eso ahi aqui asi entonces bueno claro dos tres cuatro nos les'.split(
    ' ',
  ),
)
/** Words that mean something in English too, or are too short to tell. */
const shared = new Set(
  'me no y se de es casa al mi su con como la le lo a el los las del en un sin me'.split(' '),
)

/** Whether most of the short words are Spanish. */
export function isSpanish(message: string): boolean {
  const words = plain(message).match(/\p{L}+/gu) ?? []
  const spanish = words.filter((word) => spanishWords.has(word))
  const telling = spanish.filter((word) => !shared.has(word))
  return telling.length > 0 && spanish.length >= Math.max(1, words.length / 5)
}
