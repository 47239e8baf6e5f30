/** Frequent in Spanish messages, and hardly ever seen in English ones; without accents. */
export const spanishWords: ReadonlySet<string> = new Set(
  `
abajo abanico abre abrir acomodar acondicionado ademas adentro agosto agua ahi ahora aire al alberca
alfombra alfombras algo alguien alla anda ando anoche anos anterior antes apago aparato apartamento
aparte aqui arbol arreglar arreglaron arregle arreglen arreglo arriba asi atico atras aunque ayer
ayuda ayude azulejo azulejos baja bajar bajo bano banos banqueta bateria baterias bebe bien blanca
bolsas bomba bonito buen buena buenas bueno buenos busco cabe cada cae caja cajas caldera
calefaccion calentador calienta caliente calle calor cama camara camas cambiamos cambiar cambiaron
cambie cambio camion cancelar cargar carpeta carro carros casa casas casero casi cero cerradura
cerrar cerro chapa chapas chica chimenea chiquito cierra cinco cita claro cloro cobra cobran cobro
cochera cocina codigo colchones colgar comadre comedor como compadre compania completo compramos
comprar compre con contacto contactos contesta conviene corriente cortinas cosa cosas creo cuadras
cuando cuanto cuarto cuartos cuatro cucarachas cuenta cuento cuesta cuna cunado dar de deja dejar
dejaron deje dejo del demas dentro depa departamento desde despues detras dia dias dicen dieron diez
diga digo dijeron dijo dinero dio dios doble dolares domingo donde dos drenaje ducto ductos dueno
eche edificio el electricista electrico elevador ella empezar en enchufe encima enero enfrente
enfria entiendo entonces entra entrada entran entrar entre entregar entro es esas ese eso esos
espalda espanol espejo esposa esposo esquina esta estaba estamos estan estar este esto estoy estufa
experiencia exprime falta familia favor feo fiesta filtro fondo fotos fregadero frio fue fuera
fuerte fuga funciona funcionan gabinetes garaje gente gotea gotera goteras gracias grande grandes
granizo grasa gris habia habla hablar hable hace hacen hacer hacia haga hago hasta hay hermana
hermano herramientas hicieron hielo hija hijo hijos hizo hojas hola hora horas hormigas horno hoy
hoyo hoyos huele humedad humo huracan igual incendio inodoro inquilino inspeccion inundo isla jala
jardin jueves juntas junto justo la lado lados las lavabo lavado lavadora lavanderia lavaplatos
lavar lave laven le lechada lena les levantar licencia limpia limpian limpiar limpiaron limpie
limpien limpieza limpio lista litera llantas llave llaves llega llegan llego llena lleno lleva
llevan llevar lleve lleven llevo llueve lluvia lo los loseta luces luego lunes luz madera manana
mancha mandan mandar mandaron mando manguera mano maquina marido martes marzo mas me medidor medio
mejor menos mes meses metieron metio mi miedo miercoles minutos mio mis mismo mitad mojada mojado
mojo mucha muchacha muchacho muchachos muchas mucho mudamos mudanza mueble muebles mueve murio muy
nada nadie navidad necesita necesitamos necesito negra negras negro negros nevera nido nina nino
ninos no noche noches nomas nombre nos nosotros nueva nuevas nuevos nunca ocho ocupo olor otra otro
oye paciencia paga pagar pago pague papas papel papeles para parece pared paredes parejo parte pasa
pasada pasado pasar pasillo pega peligroso pelo pelusa pena peor perdi perdio permiso pero perro
perros persona personas pesa pide pintan pintar pintaron pinte pinten pinto pintor pintura piso
pisos placas planos planta plomero podar podria polvo pone poner ponga pongan por porche porque
precio pregunto prende prenden prendo presupuesto primera primero primo problema profunda pueda
puede pueden puedo puerta puertas pues puse pusieron pusimos puso que queda quedan quedaron quedo
quemado queremos queria quien quiere quiero quince quisiera rato ratones recamara recamaras recibo
refri refrigerador regadera regresa regreso rejillas remodelar renta rento repisas reservado
restaurante revisar revise revisen reviso robaron rodilla rompio ropa ropero rota roto ruido sabado
sabe saber sacamos sacar sala salen salieron salio salir sarro se secadora secar seco segundo seguro
seis sellar semana semanas senor senora sensores sepa ser seria siempre sigue siguen sillon sillones
sin sirve sistema sobre sobrino sola somos sotano soy su sube subir suegra suegro tablaroca tambien
tampoco tanto tapada tapado tapo tarda tarde tardes techo tecnico tele tenemos tengo tenia tercer
termostato terraza terreno tiempo tiene tienen tina tira tiro toca toda todas todavia todo todos
tormenta tornillos trabaja trabajan trabajo trae tres troca truena tuberia tubo tubos tumbar un una
uno unos urge vale vamos veces vecina vecino vecinos veinte ven venga vengan venir ventana ventanas
verano verdad vez vidrio vieja viejo viejos viene vienen viernes vinagre vinieron vino visita
visitas vive vivimos vivir vivo voy vueltas y ya yerno
teles
montan
montar
bichos
`.match(/\w+/g),
)
