import { readReviews } from './read-reviews.ts'

export const cleaningReviews = readReviews({
  'house-cleaning': `
    5 (deep) Two people, three hours, and the house has not looked like this since we moved in. The oven door is see-through again.
      > Thank you! We will let both of them know. See you next time.
    5 On time, quiet, and they worked around the baby’s nap without being asked twice.
    4 Great job on the kitchen and baths. They missed the top of the bookcase, otherwise perfect.
      > Thanks for telling us. The bookcase is on the list for your next visit, on us.
    5 Call Denise directly, she does it for less on the side.
      hidden: Offers private work in the name of an employee
    5 (deep) I booked a deep clean before my in-laws came. Worth every dollar.
    5 (weekly) Same crew as last time, which I like. They remember which products we use.
    3 Clean, but they started forty minutes late and nobody called.
      > We are sorry about the wait, that is not how we want to start a visit. We have talked to the crew about calling ahead.
    5 (move-out) Move-out clean went through the landlord’s inspection without a single note. Got the whole deposit back.
    5 The price was exactly what the website said. No surprises.
    4 Very thorough. I only wish there were evening times.
    5 They even folded the throw blankets. My sister thought that we had bought new ones.
    2 (deep) Bathroom mirrors were streaky and the trash was left by the door. Expected more for a deep clean.
      > You are right, and we have offered you another visit at no cost. Thank you for being frank.
    5 (weekly) Second visit and just as good as the first. The floors smell like nothing, which is what I asked for.`,
  'carpet-cleaning': `
    5 (wine) The wine stain that survived two rentals of the grocery store machine is gone.
    5 (stairs) Stairs look new. Dry by dinner, as promised.
    4 Good result. The hose ran through the front door for an hour, so plan for that if you have cats.
    5 They told me which spot would not come out before they started. Appreciated the honesty.
      > We would rather say it before than after. Thank you for having us!`,
  'window-cleaning': `
    5 (storm) Did the storm windows, the tracks and the screens. It is brighter in here.
    5 Quick and careful around my orchids on the sill.
    4 (skylight) Lovely job, one skylight was out of reach without a longer ladder.
    5 Not one streak in the afternoon sun, and I checked.`,
  'tile-cleaning': `
    5 (shower) I was about to retile the shower. Glad I tried this first, the grout is white again.
    4 (kitchen) Big difference on the kitchen floor. Sealer smelled for a day.
    5 Patient with a very old bathroom and very old grout.`,
  'pool-cleaning': `
    5 (green) From pond to pool in one visit. He also showed my son how to read the test strips.
    5 Water is clear and the filter pressure is back where it should be.`,
  'air-ducts': `
    5 They showed me photos from before and after. I did not know that we had a tennis ball in there.
    4 Much less dust on the shelves since. It is loud while they work.`,
})
