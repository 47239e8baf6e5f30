import { readReviews } from './read-reviews.ts'

export const installationReviews = readReviews({
  'furniture-assembly': `
    5 (wardrobe) The wardrobe that came in nine boxes stands, and the doors slide.
    5 (crib) Crib, dresser and glider in under two hours. One less thing before the baby.
      > Congratulations, and thank you for having us!
    4 Good work, the cardboard stayed with us.
    5 He noticed that a screw was missing and had one in the van.
    3 (desk) The desk is fine, but one drawer runs rough and I had to adjust it.`,
  'home-security': `
    5 (camera) Cameras cover the whole driveway and I understand the app, which says a lot.
    4 Clean install. The Wi-Fi in the garage needed a booster, good to know before.`,
  'smart-home': `
    5 (switches) Thermostat and lights talk to each other now. He stayed until my mother could use them as well.
    5 (ecobee) Found the missing wire behind the old thermostat in five minutes.
    4 (three-way) All works. The three-way switch took a while.`,
  chimney: `
    5 (sweep) Not a speck of soot on the carpet, and I got a video of the flue.
    5 (cap) New cap fits and the birds have moved on.`,
  'solar-energy': `
    5 (battery) Lights stayed on while the whole street was dark. The battery was the right call.`,
  'solar-panel': `
    5 Neat rows, tidy wiring, and the meter runs backwards.
      > We like that sight as well. Thank you!
    4 Great team. The inspection by the town took longer than the installation.`,
  'lawn-care': `
    5 (mow) Straight lines and clean edges. The neighbors asked for the number.
    5 They come when they say, close the gate, and the dog likes them.
    1 My number is posted on your site by the last crew, call 555-0142 for real lawn guys
      hidden: Advertises another company and gives out a phone number
    4 (hedges) Nice work on the hedges, a few clippings left in the beds.
    5 (bare patches) The patchy corner is green again.
    5 (let go) I have the yard back. After a year of looking away, that is a lot.
      > It has good bones. See you in two weeks!
    3 (mow) Good mowing, but the mower went over the sprinkler head by the walk.
      > We are sorry about the sprinkler head. It is replaced, and the crew has marked the others.`,
  'pest-control': `
    5 (ants) No ants for six weeks now. He also told me where they came from.
    4 Thorough and quick. I would have liked a call a little earlier.
    5 Safe for the dog, and I got the list of what was used without asking.
    5 (wasps) The wasps are gone and so is my fear of the deck.
    2 (mice) Still saw a mouse after two weeks.
      > Thank you for telling us. The follow-up visit is on your schedule and included.`,
  roofing: `
    5 Dry through two storms so far. They cleaned the gutters while they were up there.
    4 Solid work and a magnet sweep for the nails. Started early!
    1 This guy JEFF is the worst human being I ever met, do not let him on your roof
      hidden: Insults an employee by name; the office has called the customer`,
})
