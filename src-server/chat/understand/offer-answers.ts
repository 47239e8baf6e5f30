/** What a message can do with a service that was offered: the labels of the training messages. */
export const offerAnswers = ['takes', 'declines'] as const
