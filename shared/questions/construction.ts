import type { ServiceQuestions } from './question-words.ts'

/** What only a building project can answer. */
const ofProjects = [
  'projectScope',
  'budgetRange',
  'projectRequirements',
  'propertyAge',
  'designPreferences',
  'materialPreferences',
  'hasPlans',
  'needsDesign',
  'isInvestment',
]

const smallJob = (label: string, placeholder: string, notes: string) => ({
  without: ofProjects,
  words: {
    projectDescription: { label, placeholder },
    additionalNotes: { placeholder: notes },
    livingInHome: { label: 'We live there at the time' },
  },
})

/** Services whose form is the construction form. */
export const constructionQuestions = {
  handyman: smallJob(
    'What needs doing?',
    'Hang two shelves, fix a door that sticks, caulk the tub',
    'Which tools or parts you have, parking, pets...',
  ),
  'home-organization': smallJob(
    'Which rooms, and what bothers you there?',
    'The pantry and a closet: nothing has a place',
    'What you would like to keep, sell or give away...',
  ),
  'junk-removal': smallJob(
    'What should go, and how much is it?',
    'A couch, two mattresses and about ten bags',
    'Which floor, stairs or elevator, where a truck can stop...',
  ),
  'mold-inspection': smallJob(
    'What have you seen or smelled, and where?',
    'Black spots behind the washing machine after a leak',
    'When it began, water damage in the past, allergies...',
  ),
  restoration: {
    without: [
      'projectScope',
      'budgetRange',
      'designPreferences',
      'hasPlans',
      'needsDesign',
      'isInvestment',
    ],
    words: {
      projectDescription: {
        label: 'What happened, and what is damaged?',
        placeholder: 'A pipe burst on Monday: the living room floor and one wall',
      },
    },
  },
  'interior-painting': {
    without: ['projectRequirements', 'propertyAge', 'hasPlans', 'isInvestment'],
    words: {
      projectScope: {
        label: 'How much is to be painted?',
        options: {
          'minor-renovation': 'One room',
          'major-renovation': 'Several rooms',
          'room-addition': 'A new room',
          'full-remodel': 'The whole home',
          'new-construction': 'A new building',
          commercial: 'An office or shop',
        },
      },
      projectDescription: {
        label: 'Which rooms, walls or ceilings?',
        placeholder: 'Two bedrooms and the hall, walls only',
      },
      designPreferences: { label: 'Colors', placeholder: 'Off-white, matte...' },
      materialPreferences: { label: 'Paint', placeholder: 'Low odor, washable...' },
    },
  },
} as const satisfies Record<string, ServiceQuestions>
