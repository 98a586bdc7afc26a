import type { Currency } from '#platform/contract/currencies.ts'
import { decimalOf, minorOf } from '#platform/contract/minor-units.ts'
import { money } from '#platform/texts/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import type { DraftLine } from './draft-lines.ts'

interface CounterMarkProps {
  /** The version that the buyer answered. */
  base: DeskQuote | undefined
  line: DraftLine
  currency: Currency
  onTake: (price: string) => void
}

/** What the buyer asked for on this line, beside the price that is typed now. */
export function CounterMark({ base, line, currency, onTake }: CounterMarkProps) {
  const t = useT()
  const target = targetOf(base, line)
  if (!base || target === null) return null
  const apart = (minorOf(line.price.trim()) ?? 0) - target
  return (
    <p className="cluster">
      <strong>{t('adminEnquiries.counterAsked', { price: money(t, target, base.currency) })}</strong>
      {currency === base.currency && apart > 0 && (
        <span>
          {t('adminEnquiries.counterApart', {
            amount: money(t, apart, currency),
            percent: Math.round((1000 * apart) / (target + apart)) / 10,
          })}
        </span>
      )}
      {currency === base.currency && apart <= 0 && <span>{t('adminEnquiries.counterMet')}</span>}
      {currency === base.currency && apart !== 0 && (
        <Button size="sm" variant="quiet" onClick={() => onTake(decimalOf(target))}>
          {t('adminEnquiries.counterTake')}
        </Button>
      )}
    </p>
  )
}

/** Of the line of that version with the same goods for the same wish. */
const targetOf = (base: DeskQuote | undefined, { enquiryPosition, productId, lotId }: DraftLine) =>
  base?.lines.find(
    (sent) =>
      String(sent.enquiryPosition ?? '') === enquiryPosition &&
      String(sent.productId ?? '') === productId &&
      String(sent.lotId ?? '') === lotId,
  )?.targetPriceMinor ?? null
