import { companyOf } from '#identity/companies/server/shared-queries.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { Refusal, type RefusalName } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { money } from '#platform/texts/format.ts'
import type { PlannedPart } from '#trade/order-parts/part.ts'
import { isWithinTerms, onCreditOf } from '../on-credit.ts'
import { findDebtor, lockCredit, searchStandings } from './shared-queries.ts'

interface Wanted {
  currency: Currency
  parts: readonly PlannedPart[]
  /** Where the terms were agreed by themselves. */
  quoteId?: number
}

/** What an order takes of a credit, and what was free of it before. */
export interface TakenCredit {
  takenMinor: number
  freeMinor: number
}

const refused = (name: RefusalName, key: 'creditShortOf' | 'creditOverdueOf', minor: number, currency: Currency) =>
  new Refusal(name, {
    facts: { currency, amountMinor: minor },
    tells: (locale) => {
      const t = translatorFor(locale)
      return t(`errors.${key}`, { amount: money(t, minor, currency) })
    },
  })

/**
 * In the transaction that writes the orders, for each of them. The lock comes first: only what is read after it counts
 * what others wrote.
 */
export async function takeCredit(tx: Db, memberId: number, orders: readonly Wanted[]): Promise<(TakenCredit | null)[]> {
  if (orders.every(({ parts }) => onCreditOf(parts) === 0)) return orders.map(() => null)
  await lockCredit(tx, companyOf(memberId))
  const standings = await searchStandings(tx, companyOf(memberId))
  const late = standings.find(({ overdueMinor }) => overdueMinor > 0)
  if (late) throw refused('CREDIT_OVERDUE', 'creditOverdueOf', late.overdueMinor, late.currency)
  for (const { currency, parts, quoteId } of orders)
    if (quoteId === undefined && !isWithinTerms(parts, standings, [currency]))
      throw new Refusal('INVALID_INPUT', { fields: { payMethod: 'orders.choosePayment' } })
  const free = new Map(standings.map(({ currency, freeMinor }) => [currency, freeMinor]))
  return orders.map(({ currency, parts }) => {
    const takenMinor = onCreditOf(parts)
    if (takenMinor === 0) return null
    const freeMinor = free.get(currency) ?? 0
    if (takenMinor > freeMinor)
      throw refused(
        'CREDIT_SHORT',
        'creditShortOf',
        standings.find((each) => each.currency === currency)?.freeMinor ?? 0,
        currency,
      )
    free.set(currency, freeMinor - takenMinor)
    return { takenMinor, freeMinor }
  })
}

/** Whether so much more may be owed on credit for an order that came to cost more. */
export async function hasRoomFor(tx: Db, orderId: number, moreMinor: number): Promise<boolean> {
  if (moreMinor <= 0) return true
  const debtor = await findDebtor(tx, orderId)
  if (!debtor) return false
  const company = sql`${debtor.enterpriseId}::integer`
  await lockCredit(tx, company)
  const standings = await searchStandings(tx, company)
  return standings.some(({ currency, freeMinor }) => currency === debtor.currency && moreMinor <= freeMinor)
}
