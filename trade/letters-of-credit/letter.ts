import * as v from 'valibot'
import { DayOf, Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredLine } from '#platform/contract/lines.ts'
import { Amount, Currency, MinorUnits } from '#platform/contract/money.ts'

export const letterStates = ['registered', 'accepted', 'refused', 'replaced'] as const
export type LetterState = (typeof letterStates)[number]

/** As it was registered for a part of an order, and what the seller said of it. */
export const LetterOfCredit = v.object({
  id: Id,
  partId: Id,
  number: v.string(),
  bank: v.string(),
  amountMinor: MinorUnits,
  currency: Currency,
  /** The bank pays for goods that left until this day. */
  latestShipment: v.string(),
  expiresOn: v.string(),
  status: v.picklist(letterStates),
  answer: v.nullable(v.string()),
  registeredTime: Timestamp,
  file: v.object({ name: v.string(), url: v.string() }),
})
export type LetterOfCredit = v.InferOutput<typeof LetterOfCredit>

/** What buyer or seller type of it. */
export const letterEntries = {
  partId: Id,
  number: RequiredLine('lettersOfCredit.enterNumber', 60),
  bank: RequiredLine('lettersOfCredit.enterBank', 120),
  amountMinor: Amount('lettersOfCredit.amountWrong', 11),
  currency: Currency,
  latestShipment: DayOf('lettersOfCredit.dayWrong'),
  expiresOn: DayOf('lettersOfCredit.dayWrong'),
}
const Typed = v.object(letterEntries)
export type TypedLetter = v.InferOutput<typeof Typed>
