import type { ServiceId } from '../../../../shared/catalogue.ts'
import type { ClaimOutcome } from '../../../../shared/claims.ts'

interface ClaimWords {
  serviceId: ServiceId
  text: string
}

/** Said so many hours before today begins, and not settled yet. */
export interface OpenClaim extends ClaimWords {
  hoursAgo: number
}

/** About a visit at least so many days ago, and settled within a day. */
export interface SettledClaim extends ClaimWords {
  daysAgo: number
  outcome: ClaimOutcome
  message: string
}

export const openClaims: readonly OpenClaim[] = [
  {
    serviceId: 'house-cleaning',
    hoursAgo: 1,
    text: 'The shower screen in the upstairs bathroom still has soap marks all over it, and nobody has touched the shelf above the tub.',
  },
  {
    serviceId: 'lawn-care',
    hoursAgo: 4,
    text: 'The strip behind the shed was not mowed at all. There are clippings on the patio, too.',
  },
  {
    serviceId: 'electrical',
    hoursAgo: 31,
    text: 'The new outlet by the desk worked for a day. Since this morning the breaker trips as soon as I plug in the lamp.',
  },
]

export const settledClaims: readonly SettledClaim[] = [
  {
    serviceId: 'hvac',
    daysAgo: 3,
    text: 'It rattles again when the heating starts, just as it did before the visit.',
    outcome: 'redo',
    message:
      'I am sorry that the noise is back. It is most likely the bracket of the blower, which should have been tightened. We come again at no charge, and I will call you today to find a time.',
  },
  {
    serviceId: 'plumbing',
    daysAgo: 6,
    text: 'The tap in the kitchen still drips, about once in ten seconds. Under the sink it is dry.',
    outcome: 'redo',
    message:
      'Thank you for telling us so exactly. A seal was not seated right. We will put in a new one, at no charge, and bring the part with us.',
  },
  {
    serviceId: 'window-cleaning',
    daysAgo: 10,
    text: 'The two skylights were left out. I thought that they were included.',
    outcome: 'closed',
    message:
      'Skylights need a ladder on the roof and were not part of what was booked, as our call on the morning of the visit said. If you would like them cleaned, we can quote them for the next visit.',
  },
  {
    serviceId: 'carpet-cleaning',
    daysAgo: 14,
    text: 'The wine stain beside the sofa has come back after the carpet dried.',
    outcome: 'refund',
    message:
      'The stain has gone into the backing, and a second cleaning would not get it out. That should have been said before we began. We refund what you paid for that room.',
  },
  {
    serviceId: 'handyman',
    daysAgo: 16,
    text: 'One of the three shelves is not level. It leans to the left by about half an inch.',
    outcome: 'redo',
    message:
      'That is ours to put right. We come by to level the shelf and to fill the old holes. It takes half an hour and costs you nothing.',
  },
]
