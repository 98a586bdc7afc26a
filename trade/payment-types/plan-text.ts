import type { Currency } from '#platform/contract/currencies.ts'
import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { splitTotal, type PlanPart } from './plan.ts'

/** What is due when, a sentence a part. */
export function planTexts(t: Translator, parts: readonly PlanPart[], totalMinor: number, currency: Currency): string[] {
  const amounts = splitTotal(totalMinor, parts)
  return parts.map(({ due, days, secured }, at) => {
    const part = t(`paymentPlans.part_${due}`, { amount: money(t, amounts[at] ?? 0, currency), days: days ?? 0 })
    return secured === 'money' ? part : t(`paymentPlans.by_${secured}`, { part })
  })
}
