import type { Db } from '../database/database.ts'
import type { Channel } from './message.ts'
import { insertMessages, type NewMessage } from './queries.ts'

/** Messages of one transaction that go into the outbox by one statement. */
export interface Bag {
  put(message: NewMessage<Channel>): void
  /** It has been sent when this returns. */
  send(db: Db): Promise<number>
}

export function openBag(): Bag {
  const messages: NewMessage<Channel>[] = []
  let gone = false
  return {
    put(message) {
      // It would be lost without a word.
      if (gone) throw new Error('A message came after its bag had left.')
      messages.push(message)
    },
    send(db) {
      gone = true
      return messages.length > 0 ? insertMessages(db, messages) : Promise.resolve(0)
    },
  }
}
