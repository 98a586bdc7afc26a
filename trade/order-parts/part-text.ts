import type { Currency } from '#platform/contract/currencies.ts'
import { date, money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { OrderPart, PlannedPart } from './part.ts'

/** When a part is due and what secures it, with the day where that is known: the same words on pages and papers. */
export function dueText(
  t: Translator,
  part: Pick<PlannedPart, 'due' | 'days' | 'secured'> & { dueOn?: string | null },
) {
  const plain = t(`orderParts.when_${part.due}`, { days: part.days ?? 0 })
  const when = part.secured === 'money' ? plain : t(`orderParts.by_${part.secured}`, { when: plain })
  return part.dueOn ? t('orderParts.until', { when, day: date(part.dueOn) }) : when
}

export const stateText = (t: Translator, { state, isSecured }: Pick<OrderPart, 'state' | 'isSecured'>) =>
  state === 'open' && isSecured ? t('orderParts.secured') : t(`orderParts.state_${state}`)

/** What differs from the plain amount: too little, too much, sent back. */
export function moneyTexts(t: Translator, part: OrderPart, currency: Currency): string[] {
  const { amountMinor, receivedMinor, refundedMinor, creditedMinor, restMinor } = part
  const over = receivedMinor - (amountMinor - creditedMinor)
  const facts = {
    received: receivedMinor > 0 && receivedMinor !== amountMinor ? receivedMinor : 0,
    rest: receivedMinor > 0 || creditedMinor > 0 ? restMinor : 0,
    over: receivedMinor > 0 ? over : 0,
    credited: creditedMinor,
    refunded: refundedMinor,
  }
  return (Object.keys(facts) as (keyof typeof facts)[])
    .filter((fact) => facts[fact] > 0)
    .map((fact) => t(`orderParts.${fact}`, { amount: money(t, facts[fact], currency) }))
}
