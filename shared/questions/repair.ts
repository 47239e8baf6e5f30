import type { ServiceQuestions } from './question-words.ts'

/** Services whose form is the repair form. */
export const repairQuestions = {
  'appliance-repair': {
    words: {
      problemDescription: {
        label: 'Which appliance, and what is wrong with it?',
        placeholder: 'The dishwasher does not drain. It began on Monday.',
      },
      systemAge: { label: 'Age of the appliance' },
    },
  },
  electrical: {
    words: {
      problemDescription: {
        label: 'What is wrong, and where?',
        placeholder: 'Two outlets in the kitchen are dead, the breaker is on.',
      },
      systemAge: { label: 'Age of the wiring', placeholder: 'e.g. from the 1970s' },
      brandModel: { label: 'Panel, if you know it', placeholder: 'e.g. Square D, 100 amps' },
      accessInstructions: { placeholder: 'Where the breaker panel is, gate code, parking...' },
    },
  },
  'garage-door': {
    words: {
      problemDescription: {
        placeholder: 'The door stops halfway, or a spring is broken. Please do not pull it open.',
      },
      systemAge: { label: 'Age of the door or opener' },
      brandModel: { label: 'Opener', placeholder: 'e.g. LiftMaster 8500' },
    },
  },
  hvac: {
    words: {
      problemDescription: {
        placeholder: 'The furnace runs but the air is cold, since last night.',
      },
      brandModel: { placeholder: 'e.g. Carrier 59TP6' },
      accessInstructions: { placeholder: 'Where the furnace is, roof access, gate code...' },
    },
  },
  locksmith: {
    without: ['systemAge'],
    words: {
      problemDescription: {
        label: 'What do you need?',
        placeholder: 'Locked out, a key broke off, or two locks to change.',
      },
      brandModel: { label: 'Lock, if you know it', placeholder: 'e.g. Schlage deadbolt' },
    },
  },
  plumbing: {
    words: {
      problemDescription: { placeholder: 'Water under the kitchen sink, a little more each day.' },
      systemAge: { label: 'Age of the pipes or fixture' },
      brandModel: { label: 'Fixture, if it matters', placeholder: 'e.g. Moen Adler' },
    },
  },
} as const satisfies Record<string, ServiceQuestions>
