import type { ChatEvent } from '../contract.ts'

/** A page that has a conversation open, and how much of it the page has. */
export interface Participant {
  /** `member 5`, `visitor 7` or `conversation 9`: whose news it wants. */
  key: string
  contactId: number
  generation: number
  sentId: number
  marks: { customer: number; contact: number }
  side: 'customer' | 'contact'
  send(event: ChatEvent): void
  /** The conversation was replaced: read it again from the start. */
  restart(): void
  /** The browser's guest became a member. */
  leave(): void
}

export const keysOf = (conversation: number, visitor: number | null | undefined, member: number | null | undefined) => [
  `conversation ${conversation}`,
  ...(visitor ? [`visitor ${visitor}`] : []),
  ...(member ? [`member ${member}`] : []),
]

/** The pages of this process, by what they subscribed to; a visitor's conversation begins with the first word. */
export function createParticipants() {
  const byKey = new Map<string, Set<Participant>>()
  const conversations = new Map<Participant, number>()
  return {
    /** The participants whose conversation is known, each with its id. */
    conversations,
    isEmpty: () => byKey.size === 0,
    of: (keys: Iterable<string>) => [...keys].flatMap((key) => [...(byKey.get(key) ?? [])]),
    customersByContact: () =>
      Map.groupBy(
        [...byKey.values()].flatMap((all) => [...all]).filter(({ side }) => side === 'customer'),
        ({ contactId }) => contactId,
      ),
    join(participant: Participant, conversation: number | undefined) {
      byKey.set(participant.key, (byKey.get(participant.key) ?? new Set()).add(participant))
      if (conversation !== undefined) conversations.set(participant, conversation)
    },
    part(participant: Participant) {
      const all = byKey.get(participant.key)
      all?.delete(participant)
      if (all?.size === 0) byKey.delete(participant.key)
      conversations.delete(participant)
    },
  }
}
