import type { Currency } from '#platform/contract/currencies.ts'
import { date, dateTime, money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import type { Turn } from '../turn.ts'

/** A moment with its hour, a day without. */
export const timeText = (time: string) => (time.length > 10 ? dateTime(time) : date(time))

interface TurnLineProps {
  turn: Turn
  currency: Currency
  /** Who reads it. */
  side: 'buyer' | 'seller'
}

/** Who must act and with what, on one line. */
export function TurnLine({ turn: { who, what, amountMinor, until }, currency, side }: TurnLineProps) {
  const t = useT()
  const facts = [t(`orders.step_${what}`), amountMinor !== null && money(t, amountMinor, currency)]
  return (
    <span className="cluster">
      {who !== 'nobody' && (
        <Badge tone={who === side ? 'warning' : 'neutral'}>
          {t(who === side ? 'orders.turnYours' : `orders.turn_${who}`)}
        </Badge>
      )}
      <span>
        {facts.filter(Boolean).join(' · ')}
        {until && (
          <>
            {' · '}
            <time dateTime={until}>
              {t(who === 'carrier' ? 'orders.turnExpected' : 'orders.turnUntil', { time: timeText(until) })}
            </time>
          </>
        )}
      </span>
    </span>
  )
}
