import type { Db } from '#platform/server/database/database.ts'
import { insertLetter } from './queries.ts'

export interface NewLetter {
  memberId: number
  kind: 'notice' | 'enquiry' | 'order'
  subject: string
  content: string
}

/** Puts a letter into the member's message centre, in the transaction that it reports. */
export async function sendLetter(db: Db, letter: NewLetter): Promise<void> {
  await insertLetter(db, letter)
}
