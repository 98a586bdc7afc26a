import { money, weight } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { leftKg } from '#trade/shipments/tolerance.ts'
import type { OrderDetail } from '../order.ts'
import { timeText } from './turn-line.tsx'

type Facts = Pick<OrderDetail, 'turn' | 'currency' | 'lines' | 'refundedMinor'>

/** What the sentence about the next step names, for either side. */
export const nextFacts = (t: Translator, { turn, currency, lines, refundedMinor }: Facts) => ({
  amount: money(t, turn.amountMinor ?? 0, currency),
  refunded: money(t, refundedMinor, currency),
  until: turn.until ? timeText(turn.until) : '',
  left: weight(
    t,
    lines.reduce((sum, line) => sum + leftKg(line), 0),
  ),
})
