import { to } from '#platform/contract/to.ts'
import type { Quote, QuoteLine } from '../contract.ts'
import { money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { GoodsCell } from '#catalogue/goods/pages/goods-cell.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { Table } from '#platform/ui/table.tsx'
import styles from './quotes.module.css'

interface QuoteLinesProps {
  quote: Omit<Quote, 'actions'>
  pictures?: boolean
  /** How the price is named that the buyer would rather pay. */
  targetText?: (price: string) => string
}

/** What is offered: the same columns in the thread, on the quote and before the order. */
export function QuoteLines({ quote, pictures, targetText }: QuoteLinesProps) {
  const t = useT()
  const target = targetText ?? ((price: string) => t('quotes.target', { price }))
  const price = (minor: number) => money(t, minor, quote.currency)
  return (
    <Table<QuoteLine>
      caption={t('quotes.number', quote)}
      captionHidden
      className={pictures ? styles.lines : undefined}
      rows={quote.lines}
      rowKey={({ position }) => position}
      columns={[
        {
          key: 'product',
          header: t('quotes.product'),
          rowHeader: true,
          cell: (line) => (
            <GoodsCell picture={pictures ? line.picture : null}>
              <Named line={line} />
            </GoodsCell>
          ),
        },
        {
          key: 'price',
          header: t('quotes.price'),
          unit: t('quotes.perTonne'),
          numeric: true,
          cell: ({ perTonneMinor, targetPriceMinor }) => (
            <>
              {price(perTonneMinor)}
              {targetPriceMinor !== null && <span className={styles.aside}>{target(price(targetPriceMinor))}</span>}
            </>
          ),
        },
        {
          key: 'weight',
          header: t('quotes.weight'),
          numeric: true,
          cell: (line) => <Quantities line={line} price={price} />,
        },
        {
          key: 'leadTime',
          header: t('quotes.leadTime'),
          numeric: true,
          cell: ({ leadTimeDays }) =>
            leadTimeDays === 0 ? t('quotes.fromStock') : t('quotes.days', { count: leadTimeDays }),
        },
        {
          key: 'amount',
          header: t('quotes.amount'),
          numeric: true,
          cell: ({ amountMinor }) => <strong>{price(amountMinor)}</strong>,
        },
      ]}
    />
  )
}

function Quantities({ line, price }: { line: QuoteLine; price: (minor: number) => string }) {
  const t = useT()
  const others = line.tiers.filter(({ kilograms }) => kilograms !== line.kilograms)
  return (
    <>
      {weight(t, line.kilograms)}
      {others.map(({ kilograms, perTonneMinor }) => (
        <span key={kilograms} className={styles.aside}>
          {t('quotes.tier', { weight: weight(t, kilograms), price: price(perTonneMinor) })}
        </span>
      ))}
    </>
  )
}

/** A replacement says so, and shows what it replaces beside it. */
function Named({ line }: { line: QuoteLine }) {
  const t = useT()
  const { productId, askedProductId, askedName, replacement, lotCode, note } = line
  const title = productTitle(line.product, t)
  return (
    <span>
      {productId === null ? title : <a href={to.product(productId)}>{title}</a>}
      {replacement && (
        <span className={styles.aside}>
          <Tag tone="warning">{t('quotes.replacement')}</Tag> {askedName && t('quotes.insteadOf', { name: askedName })}
          {productId !== null && askedProductId !== null && (
            <>
              {' · '}
              <a href={to.compare({ ids: [askedProductId, productId] })}>{t('quotes.compareProducts')}</a>
            </>
          )}
        </span>
      )}
      {lotCode && <span className={styles.aside}>{t('quotes.lot', { code: lotCode })}</span>}
      {note && <span className={styles.aside}>{note}</span>}
    </span>
  )
}
