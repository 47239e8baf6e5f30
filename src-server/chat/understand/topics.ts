/** What a message can be about besides the work that it calls for: the labels of the training messages. */
export const topics = [
  'greeting',
  'thanks',
  'goodbye',
  'yes',
  'no',
  'person',
  'price',
  'time',
  'book',
  'existing-booking',
  'complaint',
  'complaint-others',
  'guarantee',
  'payment',
  'supplies',
  'insurance',
  'who-comes',
  'included',
  'area',
  'hours',
  'list',
  'discount',
  'job',
  'account',
  'off-topic',
  'out-of-scope',
  'new-home',
  'selling-home',
  'rude',
  'test',
] as const
export type Topic = (typeof topics)[number]

/** What a message says about a visit that was agreed or has been: by us, or by somebody else. */
export const visitTopics = [
  'complaint',
  'existing-booking',
  'complaint-others',
] as const satisfies readonly Topic[]
