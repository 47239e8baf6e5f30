import { readReviews } from './read-reviews.ts'

export const projectReviews = readReviews({
  handyman: `
    5 My list had eleven items. He did twelve, because he saw the loose hinge himself.
    5 (tv) TV is level and not one cable in sight.
    4 (shelves) All shelves are up and solid. One had to be moved an inch, he did it without a word.
    5 (stick) The door that has stuck for six winters closes with one finger.
      > Six winters is long enough. Thank you for the kind words!
    5 (hole) You cannot see where the hole in the wall was.`,
  'interior-painting': `
    5 Sharp lines, no drips, and they moved the piano back where it was.
    4 Beautiful color and careful prep. It took a day longer than planned.
      > Thank you for your patience, the second coat needed it.
    5 (hallway) The hallway looks twice as wide.`,
  'home-organization': `
    5 (garage) I can park in my garage. I will say it again: I can park in my garage.
    5 (pantry) No judgment, lots of labels. The pantry has stayed tidy for three weeks so far.
    4 (closets) Great system for the closets. Bring your own bins or expect to buy some.`,
  'junk-removal': `
    5 (basement) Basement empty in forty minutes and swept afterwards.
    5 They donated what was still good and sent me the receipt.
    4 Quick. The truck blocked the neighbor for a moment, they were nice about it.`,
  'mold-inspection': `
    5 Clear report with photos and, best of all, no mold. It was soot.
    4 Thorough. The lab took the full five days.`,
  'home-remodeling': `
    5 (bathroom) New bathroom in nine days, with a daily text on what was done. We would do it again.
      > It was a pleasure. Enjoy the shower!`,
  restoration: `
    5 (pipe) They came two hours after the pipe burst and talked to the insurance for us.
    4 Everything is dry and painted. Fans are loud, but that is how it goes.`,
  moving: `
    5 Four people who packed a kitchen like a puzzle. Nothing broken.
    4 Good crew. One lamp got a dent and they took care of it the same week.
      > Thank you for telling us right away. Happy new home!
    5 We booked the cleaning of the old place with it and saved, too.
    2 They were kind, but the truck was too small and we had to drive twice.
      > We are sorry. We now ask for photos of large rooms before we choose the truck.`,
  'local-moving': `
    5 Third floor, no elevator, in the rain. Still smiling at the end.
    5 On the road by nine, done by one.
    4 (piano) Careful with the piano. Stairs got a small scratch that they touched up.`,
  'long-distance-moving': `
    5 Every box on the inventory arrived, on the day they said.`,
})
