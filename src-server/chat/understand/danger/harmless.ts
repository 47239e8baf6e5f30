import type { Danger } from './danger-kinds.ts'
import {
  alarms,
  anyEscape,
  asksForWork,
  asksHeater,
  asksToPour,
  asksToShut,
  bathroom,
  bigDoor,
  blowsCold,
  burns,
  chewedWires,
  chirps,
  chirpsOnly,
  cleared,
  clogs,
  comesDown,
  comesUp,
  coolant,
  drains,
  electricity,
  endOfLife,
  escapes,
  fewWords,
  floods,
  foul,
  gasAppliance,
  gasEscapes,
  gasWork,
  goesOff,
  gutterOnly,
  guttersOnly,
  hangs,
  heat,
  leansInYard,
  liesInYard,
  looseRail,
  namesGas,
  oldCrack,
  onlySeen,
  onSomething,
  overhangs,
  pests,
  pipes,
  pours,
  propaneTank,
  rainIn,
  runsOn,
  saysGas,
  season,
  seeps,
  shockedByPrice,
  shortCycles,
  smallDoor,
  smellsAgain,
  smellyAppliance,
  smokeChirps,
  smokedBefore,
  softStain,
  sounds,
  speaksOfGas,
  spills,
  stainedCeiling,
  structural,
  tankOfWater,
  toiletHisses,
  treeOrWire,
  underSink,
  wantsAlarms,
  wasCleared,
  wired,
} from './harmless-at-home.ts'
import { onlyDrips } from './harmless-drips.ts'
import {
  animal,
  asksBleach,
  asksDrill,
  asksFigure,
  asksProduct,
  asksToStay,
  assembles,
  bitten,
  cannotGetOut,
  circuits,
  coldOrBitten,
  comesBack,
  dies,
  doorKey,
  farewell,
  forges,
  gasIsOff,
  givesAccess,
  goesOn,
  grieves,
  hangsThings,
  held,
  hurts,
  inBed,
  intruder,
  isAway,
  isOut,
  jammed,
  jumpsCar,
  keepsUsing,
  keysInside,
  lets,
  living,
  lockedOff,
  longAgo,
  machine,
  namesInvoice,
  newLocks,
  ofNeighbors,
  ofOthersHome,
  onlyTouched,
  onOxygen,
  otherIsThere,
  outTogether,
  ownDeath,
  ownerAgrees,
  ownLock,
  oxygenFails,
  pays,
  reported,
  rightNow,
  shutIn,
  shutInside,
  shutsWater,
  sortsOut,
  speaksOfDeath,
  symptoms,
  threatens,
  utilityCame,
  vehicle,
  wantsNoStranger,
  wasInhaled,
  wearyOf,
  wrongs,
} from './harmless-to-people.ts'

/** What the classifier mistakes for a report, and never is one. */
export const harmless: Partial<Record<Danger, (text: string) => boolean>> = {
  // 'Thank you, you have been kind. Goodbye', 'no voy a estar, le dejo la llave a la vecina'
  suicide: (text) =>
    farewell.test(text) ||
    (grieves.test(text) && sortsOut.test(text) && !ownDeath.test(text)) ||
    ((hangsThings.test(text) || comesBack.test(text)) && !speaksOfDeath.test(text)) ||
    (isAway.test(text) && !dies.test(text)) ||
    ((wearyOf.test(text) || assembles.test(text) || bitten.test(text)) &&
      !speaksOfDeath.test(text)),
  'door-spring': (text) =>
    (asksForWork.test(text) && !hangs.test(text)) || (smallDoor.test(text) && !bigDoor.test(text)),
  // A water heater that pops is no ceiling.
  structure: (text) =>
    !structural.test(text) ||
    (pests.test(text) && !comesDown.test(text)) ||
    gutterOnly.test(text) ||
    looseRail.test(text) ||
    oldCrack.test(text),
  // 'The smoke detector chirps every minute': its battery.
  fire: (text) =>
    smokedBefore.test(text) ||
    ((chirps.test(text) || season.test(text) || wantsAlarms.test(text)) && !alarms.test(text)),
  // 'Gas dryer': what it runs on.
  gas: (text) =>
    toiletHisses.test(text) ||
    gasAppliance.test(text) ||
    (smellyAppliance.test(text) && !saysGas.test(text)) ||
    (stainedCeiling.test(text) && !speaksOfGas.test(text)) ||
    (softStain.test(text) && !speaksOfGas.test(text)) ||
    (blowsCold.test(text) && !speaksOfGas.test(text)) ||
    (coolant.test(text) && !gasEscapes.test(text)) ||
    (namesGas.test(text) && text.split(/\s+/).length <= fewWords && !anyEscape.test(text)) ||
    (cleared.test(text) && !smellsAgain.test(text)) ||
    ((gasWork.test(text) || gasIsOff.test(text)) && !gasEscapes.test(text)) ||
    asksToShut.test(text) ||
    ((tankOfWater.test(text) || propaneTank.test(text)) && !escapes.test(text)),
  // 'My front door lock is jammed, I am standing outside'
  'break-in': (text) =>
    ((jammed.test(text) ||
      wantsNoStranger.test(text) ||
      animal.test(text) ||
      circuits.test(text)) &&
      !intruder.test(text)) ||
    (reported.test(text) && !goesOn.test(text)) ||
    (newLocks.test(text) && !intruder.test(text) && !threatens.test(text)) ||
    (assembles.test(text) && !intruder.test(text)),
  // 'The gas company came and shut it off', 'my tenant will let you in'
  declined: (text) =>
    (ownLock.test(text) && !ofOthersHome.test(text)) ||
    (keepsUsing.test(text) && !ofNeighbors.test(text) && !wrongs.test(text)) ||
    jumpsCar.test(text) ||
    (utilityCame.test(text) && !lockedOff.test(text)) ||
    (gasIsOff.test(text) && !lockedOff.test(text)) ||
    ((givesAccess.test(text) ||
      lets.test(text) ||
      asksFigure.test(text) ||
      ownerAgrees.test(text) ||
      (namesInvoice.test(text) && !forges.test(text)) ||
      pays.test(text) ||
      asksDrill.test(text) ||
      asksProduct.test(text)) &&
      !wrongs.test(text)),
  'burst-pipe': (text) =>
    onlyDrips(text) ||
    (doorKey.test(text) && !spills.test(text)) ||
    (rainIn.test(text) && !pipes.test(text)) ||
    (runsOn.test(text) && !floods.test(text)) ||
    (clogs.test(text) && !spills.test(text)) ||
    (softStain.test(text) && !pours.test(text)) ||
    (asksToPour.test(text) && !spills.test(text.replace(asksToPour, ' '))),
  medical: (text) =>
    (coldOrBitten.test(text) && !symptoms.test(text)) ||
    (onOxygen.test(text) && !oxygenFails.test(text) && !symptoms.test(text)),
  sewage: (text) =>
    guttersOnly.test(text) ||
    (underSink.test(text) && !comesUp.test(text) && !foul.test(text)) ||
    (seeps.test(text) && !comesUp.test(text)) ||
    (stainedCeiling.test(text) && !comesUp.test(text) && !spills.test(text)) ||
    (pests.test(text) && !drains.test(text)) ||
    (clogs.test(text) && !spills.test(text) && !comesUp.test(text)),
  injury: (text) =>
    (bitten.test(text) && inBed.test(text)) ||
    (hangsThings.test(text) && !hurts.test(text)) ||
    (longAgo.test(text) && !rightNow.test(text)) ||
    (asksBleach.test(text) && !wasInhaled.test(text)) ||
    (onlyTouched.test(text) && !wasInhaled.test(text)),
  // 'Her car is stuck in the garage'
  'locked-in': (text) =>
    (keysInside.test(text) && !otherIsThere.test(text) && !cannotGetOut.test(text)) ||
    (isOut.test(text) && longAgo.test(text)) ||
    held.test(text) ||
    (shutsWater.test(text) && !shutIn.test(text)) ||
    (outTogether.test(text) && !shutInside.test(text)) ||
    ((vehicle.test(text) || machine.test(text)) && !living.test(text)) ||
    (asksToStay.test(text) && !shutIn.test(text)),
  // Water runs into the bowl.
  'water-electricity': (text) => bathroom.test(text) && !electricity.test(text),
  'tree-or-line': (text) =>
    leansInYard.test(text) ||
    chewedWires.test(text) ||
    !treeOrWire.test(text) ||
    overhangs.test(text) ||
    onlySeen.test(text) ||
    wasCleared.test(text) ||
    (liesInYard.test(text) && !onSomething.test(text)),
  electrical: (text) =>
    toiletHisses.test(text) ||
    shockedByPrice.test(text) ||
    (stainedCeiling.test(text) && !wired.test(text)),
  'carbon-monoxide': (text) =>
    shortCycles.test(text) ||
    (smokeChirps.test(text) && !alarms.test(text)) ||
    (wasCleared.test(text) && !comesBack.test(text)) ||
    (chirpsOnly.test(text) && !goesOff.test(text) && !alarms.test(text)) ||
    (heat.test(text) && !burns.test(text)) ||
    (asksHeater.test(text) && !sounds.test(text)) ||
    (endOfLife.test(text) && !goesOff.test(text)) ||
    (wantsAlarms.test(text) && !sounds.test(text)),
}
