import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { date, money, weight, empty } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import type { Ladder, Rung } from '#trade/freight/charge.ts'
import { chargeText, placeText, stepText } from '#trade/freight/charge-text.ts'
import styles from './landed.module.css'

interface LadderTableProps {
  ladder: Ladder
  wish: { productId: number; quantity: number; unit: QuantityUnit }
}

/** A rung a row; from each one goes on to the order, or to an enquiry where a step has no price. */
export function LadderTable({ ladder, wish }: LadderTableProps) {
  const t = useT()
  const mayBuy = useMay('orders.placeFromProduct')
  const { currency, kilograms, goodsPerTonneMinor, rate } = ladder
  const amount = (minor: number | null) =>
    minor === null ? <span className="muted">{t('freight.onEnquiry')}</span> : money(t, minor, currency)
  const columns: Column<Rung>[] = [
    {
      key: 'term',
      header: t('freight.term'),
      rowHeader: true,
      cell: ({ term, place }) => deliveryText(term, placeText(t, place), t.locale),
    },
    { key: 'perTonne', header: t('freight.perTonne'), numeric: true, cell: (rung) => amount(rung.perTonneMinor) },
    {
      key: 'whole',
      header: t('freight.whole'),
      numeric: true,
      cell: ({ totalMinor }) => <strong>{amount(totalMinor)}</strong>,
    },
    {
      key: 'transit',
      header: t('freight.transit'),
      numeric: true,
      cell: ({ transitDays }) => (transitDays ? t('freight.days', { count: transitDays }) : empty),
    },
    { key: 'adds', header: t('freight.adds'), cell: (rung) => <Steps rung={rung} currency={currency} /> },
    {
      key: 'next',
      header: '',
      cell: ({ term, place, totalMinor }) => {
        const chosen = { ...wish, deliveryTerm: term.code, deliveryPlace: placeText(t, place) }
        if (totalMinor === null) return <a href={to.inquiry(chosen)}>{t('freight.enquire')}</a>
        return mayBuy && <a href={to.confirmOrder(chosen)}>{t('freight.order')}</a>
      },
    },
  ]
  return (
    <section className="stack tight">
      <p>
        {t('freight.goods', { weight: weight(t, kilograms), price: money(t, goodsPerTonneMinor, currency) })}
        {rate && ` · ${t('freight.rate', { rate: Number(rate.cnyPerUsd), day: date(rate.asOf) })}`}
      </p>
      <Table
        caption={t('freight.title')}
        captionHidden
        columns={columns}
        rows={ladder.rungs}
        rowKey={({ term }) => term.code}
      />
    </section>
  )
}

function Steps({ rung: { charges, missing }, currency }: { rung: Rung; currency: Ladder['currency'] }) {
  const t = useT()
  if (missing.length > 0) {
    const steps = missing.map((step) => stepText(t, step)).join(t.locale === 'zh-CN' ? '、' : ', ')
    return <span className="muted">{t('freight.missing', { steps })}</span>
  }
  if (charges.length === 0) return <span className="muted">{t('freight.nothing')}</span>
  return (
    <ul className={styles.steps}>
      {charges.map((charge) => (
        <li key={charge.step}>{chargeText(t, charge, currency)}</li>
      ))}
    </ul>
  )
}
