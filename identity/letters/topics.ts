/** How a message reaches somebody. */
export interface Ways {
  letter: boolean
  mail: boolean
}

interface Topic {
  /** Until the member chooses. */
  first: Ways
  /** The ways that it has at all. */
  has: readonly (keyof Ways)[]
  /** Needed by the law, by an open payment or for the safety of the account: always by every way. */
  locked?: true
}

const both = ['letter', 'mail'] as const
const everywhere: Ways = { letter: true, mail: true }

/** What members are notified of. They choose for each of them, in this order. */
export const topics = {
  payments: { first: everywhere, has: both, locked: true },
  account: { first: everywhere, has: both, locked: true },
  enquiries: { first: everywhere, has: both },
  orders: { first: everywhere, has: both },
  company: { first: everywhere, has: both },
  comments: { first: { letter: true, mail: false }, has: both },
  savedSearches: { first: { letter: true, mail: false }, has: both },
  alerts: { first: everywhere, has: both },
  // Its messages are in the chat itself.
  chat: { first: { letter: false, mail: true }, has: ['mail'] },
  // Written by hand for many, and read on the site.
  announcements: { first: { letter: true, mail: false }, has: ['letter'] },
} as const satisfies Record<string, Topic>

export type TopicName = keyof typeof topics
export const topicNames = Object.keys(topics) as TopicName[]
export const openTopics = topicNames.filter((name) => !('locked' in topics[name]))

/** What a member has chosen so far; the rest is as `topics` says. */
export type Choices = Partial<Record<TopicName, Ways>>

export const waysOf = (topic: TopicName, choices: Choices | null | undefined): Ways =>
  'locked' in topics[topic] ? topics[topic].first : (choices?.[topic] ?? topics[topic].first)
