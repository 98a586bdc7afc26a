import type { Db } from '#platform/server/database/database.ts'
import { countOwn, countUnopened } from './queries.ts'

/** How many a member has sent, and in how many the seller wrote last. */
export const countEnquiries = async (db: Db, memberId: number) =>
  (await countOwn(db, memberId)) ?? { total: 0, answered: 0 }

/** Enquiries with an answer that nobody of the buyer's side has opened. */
export const countNewAnswers = async (db: Db, memberId: number) => (await countUnopened(db, memberId))?.count ?? 0
