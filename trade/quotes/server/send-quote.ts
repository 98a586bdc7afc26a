import { Refusal } from '#platform/contract/errors.ts'
import type { NewQuote } from '../new-quote.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Operating } from '#trade/orders/office/operator-steps.ts'
import { quoteLife } from './quote-life.ts'
import { byOperator } from '#platform/server/api/by.ts'
import { prepareQuote } from './prepare-quote.ts'
import { hasLater, insertQuote, lockBase } from './send-queries.ts'
import { notifyOfQuote } from './notify-of-quote.ts'
import { issueQuotation } from './issue-quotation.ts'
import { takeNumber } from '#trade/papers/server/issue-paper.ts'

export interface SentQuote {
  id: number
  quoteNo: string
  version: number
}

/** Sends a quote, or with `revises` its next version, which replaces the one before. */
export const sendQuote = (
  { db, config, operatorId }: Operating,
  quote: NewQuote,
  /** Who signs it; otherwise the contact of the enquiry. */
  contactId?: number,
): Promise<SentQuote> =>
  db.transaction(async (tx) => {
    const { asked, lines, charges } = await prepareQuote(tx, quote, config)
    const freightMinor = sum(charges.map(({ amountMinor }) => amountMinor))
    const { quoteNo, version, taken } = await nextVersion(tx, quote, operatorId)
    const facts = {
      quoteNo,
      version,
      contactId: contactId ?? asked.contactId,
      totalMinor: sum(lines.map(({ amount }) => amount)) + freightMinor,
      freightMinor,
    }
    const kilograms = sum(lines.map((line) => line.kilograms))
    const { delivery, payment } = asked
    const terms = { delivery, payment }
    const { id } = await insertQuote(tx, quote, { ...facts, operatorId, kilograms, lines, charges, terms })
    const told = version > 1 ? 'revise' : 'send'
    await notifyOfQuote(tx, { ...quote, ...facts, id, status: 'sent' }, told, config, { note: quote.note })
    await issueQuotation(tx, id, taken)
    return { id, quoteNo, version }
  })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Only the newest version is revised, and none that became an order; what is still open is replaced. */
async function nextVersion(tx: Db, { enquiryId, revises }: NewQuote, operatorId: number) {
  if (revises === undefined) {
    const taken = await takeNumber(tx, 'quotation')
    return { quoteNo: taken.paperNo, version: 1, taken }
  }
  const base = await lockBase(tx, enquiryId, revises)
  if (!base) throw new Refusal('NOT_FOUND')
  // Asked apart from the lock: only then it sees what whoever had the lock before has done.
  if (base.status === 'accepted' || (await hasLater(tx, base))) throw new Refusal('QUOTE_STATE')
  if (base.status === 'sent' || base.status === 'countered')
    await quoteLife.move(tx, revises, 'replace', byOperator(operatorId))
  return { quoteNo: base.quoteNo, version: base.version + 1 }
}
