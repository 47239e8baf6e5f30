import { readReviews } from './read-reviews.ts'

export const repairReviews = readReviews({
  plumbing: `
    5 (faucet) On time, friendly, and the faucet has not dripped since.
      > Glad to hear it. The cartridge he put in has a five-year warranty.
    5 (sink) Came the same day for a leak under the sink and left the cabinet cleaner than it was.
    4 Fixed in an hour. A heads-up about having to shut off the whole building would have been nice.
    5 Explained what he was doing and why the last repair had not held.
    5 (water heater) Honest: he said that the water heater has a few years left and did not try to sell me one.
    3 The repair is fine but it took a second visit because the part was not on the truck.
      > Sorry for the extra day. We have added that valve to what every truck carries.
    5 (toilet) Toilet is quiet at last. My water bill thanks you.
    1 Nobody showed up and I lost half a day of work. I had to book again.
      > This should not have happened. We called you, refunded the visit, and have changed how we cover for a sick colleague.`,
  electrical: `
    5 (flicker) Found a loose neutral that two others had missed. The lights do not flicker any more.
    5 (breaker) Neat work, labeled the whole panel while he was at it.
    4 (ev charger) The EV outlet works great. The permit took a little longer than I thought.
    5 (fan) Hung the fan, balanced it, and took the old fixture away.
    5 I work from home and he kept the power to my office on the whole time.`,
  hvac: `
    5 (upstairs) The upstairs finally feels like the downstairs. It was a damper that somebody had closed years ago.
    5 (tune-up) Tune-up took an hour, and I got a list of what to look at next year.
    4 Good work. The parking on our street is tough and he was a bit late because of it.
    5 (rattle) No more rattle. Fair price and booties on the stairs.
    2 (turns on and off) It still cycles on and off. Waiting for somebody to come back.
      > Thank you for letting us know. A senior technician is on your schedule and there is no charge for that visit.`,
  'appliance-repair': `
    5 (dishwasher) Dishwasher works again for a fraction of a new one.
    5 (dryer) The dryer vent was clogged all along. He showed me how to clean it myself.
      > That is the best kind of repair. Thank you!
    4 Fixed, but the door seal had to be ordered and that took a week.
    3 Polite and quick, but I think that the quote could say more about parts.`,
  'garage-door': `
    5 (spring) Spring replaced before lunch and my car was free again.
    5 Door is so quiet now that the dog does not hear us come home.
    4 (remotes) Works well. Would have liked a choice of remotes.`,
  locksmith: `
    5 (three exterior) Three locks, one key, thirty minutes. Exactly what you want on the day you get the house.
    5 (broke off) Got the broken key out without damage to the lock.
    4 Fast and professional.`,
})
