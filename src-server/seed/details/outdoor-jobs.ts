import type { ServiceId } from '../../../shared/catalogue.ts'

export interface OutdoorJob {
  outcome: string
  type: 'maintenance' | 'cleanup' | 'installation' | 'repair' | 'seasonal'
  condition: 'good' | 'fair' | 'poor' | 'neglected'
}

/** Outdoor work that customers order, by service. */
export const outdoorJobs: Partial<Record<ServiceId, readonly OutdoorJob[]>> = {
  'lawn-care': [
    {
      outcome: 'Mow, edge and blow the clippings off the walk.',
      type: 'maintenance',
      condition: 'good',
    },
    {
      outcome: 'Overseed the bare patches where the swing set was.',
      type: 'repair',
      condition: 'fair',
    },
    { outcome: 'The beds along the fence weeded and mulched.', type: 'cleanup', condition: 'fair' },
    {
      outcome: 'Hedges in front trimmed below the windows.',
      type: 'maintenance',
      condition: 'good',
    },
    {
      outcome: 'Leaves and branches out of the beds and off the lawn.',
      type: 'seasonal',
      condition: 'fair',
    },
    {
      outcome: 'The yard has been let go for a year. We want to start over.',
      type: 'cleanup',
      condition: 'neglected',
    },
  ],
  'pest-control': [
    {
      outcome: 'No more ants along the kitchen counter and the back door.',
      type: 'maintenance',
      condition: 'good',
    },
    {
      outcome: 'Mice in the garage. Please find where they get in and close it.',
      type: 'repair',
      condition: 'fair',
    },
    {
      outcome: 'Wasps under the eaves by the deck, we have small children.',
      type: 'cleanup',
      condition: 'good',
    },
    {
      outcome: 'Quarterly treatment inside and around the foundation.',
      type: 'maintenance',
      condition: 'good',
    },
    {
      outcome: 'Something is chewing the posts of the porch, possibly termites.',
      type: 'repair',
      condition: 'poor',
    },
  ],
  roofing: [
    {
      outcome: 'A leak above the back bedroom, we can see it after heavy rain.',
      type: 'repair',
      condition: 'fair',
    },
    {
      outcome: 'About twenty shingles came off in the last storm.',
      type: 'repair',
      condition: 'poor',
    },
    {
      outcome: 'The flashing around the chimney sealed for good.',
      type: 'repair',
      condition: 'fair',
    },
    {
      outcome: 'A new roof for the garage, the old one is past saving.',
      type: 'installation',
      condition: 'neglected',
    },
  ],
}
