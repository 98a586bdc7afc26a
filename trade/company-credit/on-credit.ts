import type { Currency } from '#platform/contract/currencies.ts'
import type { PlannedPart } from '#trade/order-parts/part.ts'
import type { Standing } from './contract.ts'

type Part = Pick<PlannedPart, 'secured' | 'days'>

/** What of these parts is on the credit of the company. */
export const onCreditOf = (parts: readonly PlannedPart[]) =>
  parts.filter(({ secured }) => secured === 'credit').reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** Whether a company may choose these parts by itself: on credit only in currencies and for days that were agreed. */
export const isWithinTerms = (
  parts: readonly Part[],
  standings: readonly Pick<Standing, 'currency' | 'days'>[],
  currencies: readonly Currency[],
) =>
  parts
    .filter(({ secured }) => secured === 'credit')
    .every(({ days }) =>
      currencies.every((each) => standings.some((agreed) => agreed.currency === each && (days ?? 0) <= agreed.days)),
    )
