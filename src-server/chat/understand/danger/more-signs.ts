import type { Danger } from './danger-kinds.ts'
import { near } from './near.ts'

/** What else is said of each danger, mostly without its name. */
export const moreSigns: Record<Danger, RegExp> = {
  gas: /\b(propane|gas (line|pipe|main|service|meter|fireplace|range|dryer|heater|grill)|yellow (pipe|tube|line|hose)|hiss\w*|whistl\w*|whoosh\w*|rotten|skunk\w*|mercaptan|reeks?|silba\w*|siseo|cilindro|tanque de gas|apesta)\b/,
  'carbon-monoxide':
    /\b(ppm|co (light|alarm|detector|meter)|chirps? pause|beeps? (then|pause)|four beeps|4 beeps|detector (reads|marca|says|shows|dice)|alarm (says|shows|reads)|headaches?|dizzy|queasy|nauseous|groggy|limp|hard to wake|mareados?|mareadas?|duele la cabeza|escape en la casa|kerosene|exhaust)\b/,
  fire: /\b(caught|engulfed|bonfire|candle|ablaze|glow\w*|prendio|prendieron|vela|aceite|smolder\w*|scorch\w*|ash(es)?|embers?|brasas?)\b/,
  electrical:
    /\b(sparks?|sparked|sparking|sizzl\w*|crackl\w*|fried|frying|fritura|fizz\w*|zapped|melted|faceplate|transformer|live wire|wires? (are )?(showing|exposed)|bites? you|popping (noise|sound)|corrientazos?|se quemo|truena|chisp\w+)\b/,
  'water-electricity': near(
    String.raw`water|wet|leak\w*|flood\w*|drip\w*|rain\w*|pour\w*|soak\w*|spill\w*|bucket|tank|overflow\w*|agua|moj\w+|gote\w+|fuga|inund\w+`,
    'power (?:strip|bar)|extension cords?|regletas?|multicontactos?|extensiones|abanicos?|breakers?|outlets?|sockets?|ventilador|contacto|smoke alarm|light fixtures?|light bulb|ceiling light|chandelier|can light|recessed light|fuse box|control box|unplug\\w*',
    80,
  ),
  'burst-pipe':
    /\b(burst|bursting|ruptured|gush\w*|spray\w*|geyser|ankles?|up to my|floating|flood\w*|shut ?off|main valve|cant stop|wont (shut|turn|stop)|ripped off|tinaco|chorro|reventado|revento|rompio|inund\w+|partio)\b/,
  sewage:
    /\b(sewage|waste|filth\w*|poop|feces|backs? up|backing up|backed up|comes? (back )?up|came (back )?up|came out|shoots? up|black (stinky )?water|raw|gray water|aguas? (sucia|negra)s?|suciedad|porqueria|coladera|registro|drenaje|se desbord\w+)\b/,
  'tree-or-line':
    /\b(tree|branch|limb|trunk|cottonwood|oak|pine|maple|ash|arbol|rama|poste|power line|line down|wire|cable|cables|transformer)\b.{0,80}\b(on|over|into|through|hit|speared|punched|laying|leaning|creak\w*|moved|down|touch\w*|bajit\w*|rompio|adentro|ladeando|quebro|roof|bedroom|porch|house|grass|kids|techo|casa|cuarto)\b/,
  'door-spring':
    /\b(springs?|coil|winding bars?|red bolts?|bracket|drum|torsion|tension|resortes?|deshilachado|cuerda)\b|\b(garage|overhead) door\b.{0,50}\b(dangl\w*|hang\w*|swing\w*|off|crooked|heavy|weighs|slam\w*|drops?|dropped|shaking|loose|halfway|half up|jammed on)\b|\bporton\b.{0,40}\b(inclinado|truena|colgando|caid\w+)\b/,
  'locked-in':
    /\b(stuck|trapped|locked|latched|jammed|swollen shut|shut|wont open|cant get out|cannot get out|no (puede|podemos|puedo) (salir|abrir)|atorad\w+|encerrad\w+|metio en|no sale)\b.{0,60}\b(with|inside|in|behind|out|daughter|son|kid|child|baby|toddler|cat|dog|horse|parrot|bird|pig|finger|arm|head|hand|apartment|room|elevator|trunk|bathroom|closet|attic|roof|vent|pared|cuarto|bano|elevador)\b|\b(child|kid|baby|dog|infant|bebe|nin[oa]|perro)\b.{0,30}\b(in (the|a) (car|trunk|room|dryer|back seat)|en el (carro|cuarto|bano))\b/,
  injury:
    /\b(bleeding|blood|stings?|stung|attacked|boiling|scald\w*|burn(ed|t)?|kicked back|zapped|shaking|exploded|throat hurts|breathed|chainsaw|nail gun|thumb|thigh|ankle|bone|stitches|sangre|sangr\w+|quemad\w+|corte|herida|toque|tirado|hueso|picad\w+|golpe)\b/,
  medical:
    /\b(lips (are )?(blue|swelling)|throat (is )?closing|pass(ing)? out|black out|baby (is )?coming|one side|chest|gibberish|gray|grey|allergic|cant feel|cant move|cant breathe|collapsed|desplom\w+|seizure|labor|overdos\w*|unconscious|heart|breath\w*|stroke|faint\w*|pecho|infarto|desmay\w+|no respira|inhaler|inhalador|frase completa|full sentence|convulsion\w*|presion|pastillas)\b/,
  'break-in':
    /\b(crowbar|boot marks?|followed|coughing|footsteps|wide open|was open when|scared to go in|busted the|smashed|broke (the|my|our|in)|threw a rock|robbed|robaron|burglar\w*|kicked|jiggling|prowler|intruder|stranger|meter a mi casa|alguien|ladron\w*|se metieron|se metio|forced|pried)\b/,
  suicide:
    /\b(suicid\w*|kill myself|end (it|my life|things|it all)|die|dead|gun|pills|wake up|wont be here|not be here|be over|for good|giving (my|away)|hurt (himself|herself|myself|themselves)|harm|goodbye|checking out|be with my|tired of (living|life|it all)|(keep|go) (on )?living|without me|burden|hopeless|no point|not worth|find (a mess|me)|morir\w*|muert\w+|matar\w*|vivir|la vida|despedir\w*|despertar)\b/,
  structure:
    /\b(crack\w*|twisted|bending|bowing|collaps\w*|cav(ed|ing)|sag\w*|split away|hole beneath|sliding|slid|pushing|coming off|give (out|way)|going to give|fall over|leaning|tilting|snapped|shift\w*|crumbl\w*|sinkhole|se separo|derrumb\w*|grieta|cayendo|caerse|inclinad\w+|hundi\w*|truena)\b/,
  declined:
    /\b(hidden|tiny camera|spy|secretly|without (her|him|them|anyone|telling|permission|a permit|permits)|turn (my|the|it).{0,12}(back )?on myself|locked it|shut ?off notice|invoice|receipt|claim|backdate|change the date|(dump|tir\w+).{0,30}(river|creek|lot|rio|lote|monte)|paint over|hide|tapen|tapar|voy a vender|quiten la alarma|para siempre|airbnb|ex|neighbors?|tenants?|landlord|somebody elses|someone elses|address of|customer list|meter|bypass\w*|medidor)\b/,
}
