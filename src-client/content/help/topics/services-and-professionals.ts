import { brand } from '../../../../shared/brand.ts'
import { policy } from '../../../../shared/policy.ts'
import { cleaningAndRepairVisits } from './cleaning-and-repair-visits.ts'
import { outdoorAndProjectVisits } from './outdoor-and-project-visits.ts'
import type { HelpArticle } from './topic.ts'

/** What applies to the professionals of every service. */
const professionals: HelpArticle[] = [
  {
    slug: 'who-brings-tools-and-materials',
    title: 'Who brings the tools, parts and materials?',
    body: [
      'Professionals bring the tools of their trade. In the booking form, say which parts or materials you have:',
      {
        list: [
          'Repairs: choose “I have the parts”, and give the brand and model.',
          'Installations: choose “I have the product already”, and describe it under Product.',
          'Painting and remodeling: use Materials.',
          'Cleaning: name the products to use or avoid under Special requests.',
        ],
      },
      `The estimate has no line of its own for parts or materials. If yours are not at hand, call ${brand.phone} before the visit and ask what will be brought. Agree on the price of a part before it is fitted.`,
    ],
  },
  {
    slug: 'same-professional-again',
    title: 'Can I have the same professional again?',
    body: [
      'You can ask for one. Write the name down at the visit, then:',
      {
        steps: [
          'Find the booking under Dashboard, My Bookings, or through the link in your confirmation email.',
          'Choose Book again. Your answers and contact details are filled in.',
          'Check the answers and the quote, and pick a time.',
          'At the checkout, write under Special instructions whom you would like.',
        ],
      },
      'It is a request, not a promise: it depends on who is available at that time. We write as soon as a professional has been assigned.',
    ],
  },
  {
    slug: 'being-at-home-and-pets',
    title: 'Do I have to be at home, and what about my pets?',
    body: [
      `For a repair, an installation or a move, an adult should be there to show the work and agree on it. For a cleaning or yard work you can be out, if the professional can get in. Under Special instructions at the checkout, say how: the gate code, parking, whom to ring. Keep your phone on, because your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
      'Keep pets in a closed room, in a crate or with a neighbor, even friendly ones: doors stand open, and noise frightens them. The cleaning form asks which pets you have. In the other forms and at the checkout, write it in the notes.',
    ],
  },
  {
    slug: 'do-i-need-a-permit',
    title: 'Do I need a permit for the work?',
    body: [
      'That depends on the work and on your city or county; its building department decides. Permits are often needed for new circuits, water heaters, gas lines, furnaces, roofs, solar panels and structural work. Painting, cleaning and small repairs rarely need one. A condo or homeowners association may have to agree as well.',
      'In the form for installations, choose “Permits may be needed”. In the form for projects, choose Permits under “What it involves”. For repairs and outdoor work, write it in your description. Before the work starts, agree in writing who applies, who pays the fee and who meets the inspector.',
    ],
  },
]

/** What happens during each kind of visit, and who comes. */
export const servicesAndProfessionals: readonly HelpArticle[] = [
  ...cleaningAndRepairVisits,
  ...outdoorAndProjectVisits,
  ...professionals,
]
