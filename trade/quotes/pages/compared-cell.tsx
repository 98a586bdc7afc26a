import type { Currency } from '#platform/contract/currencies.ts'
import type { ComparedPrice, Quote } from '../contract.ts'
import { weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, Tag } from '#platform/ui/badge.tsx'
import { unitPrice, type PriceUnit } from './unit-price.ts'
import styles from './quotes.module.css'

interface ComparedCellProps {
  price: ComparedPrice
  quote: Quote
  currency: Currency
  unit: PriceUnit
  /** Several quantities were quoted, so that each price says its own. */
  several: boolean
  /** Prices are compared without VAT: what was quoted with it says so. */
  withoutVat: boolean
}

/** A price that can stand beside the others, or the reason why it cannot. */
export function ComparedCell({ price, quote, currency, unit, several, withoutVat }: ComparedCellProps) {
  const t = useT()
  const { perTonneMinor, quotedMinor, kilograms, gap, lowest, replacement, leadTimeDays } = price
  const added = price.addedPerTonneMinor
  const quoted = quote.currency
  const vat = withoutVat && quoted === 'CNY' ? quote.vatPercent : null
  if (gap === 'notQuoted') return <span className="muted">{t('quotes.gap_notQuoted')}</span>
  return (
    <>
      {perTonneMinor !== null && (
        <strong className={styles.whole}>{unitPrice(t, perTonneMinor, currency, unit)}</strong>
      )}{' '}
      {lowest && <Badge tone="success">{t('quotes.lowest')}</Badge>}
      {gap && <span className={styles.aside}>{t(`quotes.gap_${gap}`, { currency: quoted })}</span>}
      {added !== null && (
        <span className={styles.aside}>
          {t('quotes.addedFreight', { amount: unitPrice(t, added, currency, unit) })}
        </span>
      )}
      {(quoted !== currency || added !== null || vat !== null) && quotedMinor !== null && (
        <span className={styles.aside}>
          {t('quotes.counterQuoted', { price: unitPrice(t, quotedMinor, quoted, unit) })}
          {vat !== null && ` ${t('quotes.vatIncluded', { percent: vat })}`}
        </span>
      )}
      <span className={styles.aside}>
        {several && kilograms !== null && `${weight(t, kilograms)} · `}
        {replacement && <Tag tone="warning">{t('quotes.replacement')}</Tag>}{' '}
        {leadTimeDays === 0 ? t('quotes.fromStock') : t('quotes.days', { count: leadTimeDays ?? 0 })}
      </span>
    </>
  )
}
