import { to } from '#platform/contract/to.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { money, orDash, weight } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Table } from '#platform/ui/table.tsx'
import type { ListedLine } from './check-list.ts'

/** Each line as it was written beside what it is; what can be ordered is ticked. */
export function ListedLines({ lines }: { lines: ListedLine[] }) {
  const t = useT()
  const amountOf = (minor: number | null, { currency }: NonNullable<ListedLine['goods']>) =>
    minor === null || !currency ? null : money(t, minor, currency)
  return (
    <section className="stack">
      <Table<ListedLine>
        caption={t('quickOrder.found')}
        rows={lines}
        rowKey={({ row }) => row}
        columns={[
          { key: 'asked', header: t('quickOrder.asked'), rowHeader: true, cell: ({ asked }) => asked },
          { key: 'product', header: t('quickOrder.product'), cell: (line) => <Found line={line} /> },
          {
            key: 'quantity',
            header: t('quickOrder.quantity'),
            numeric: true,
            cell: ({ goods }) => weight(t, goods?.kilograms ?? null),
          },
          {
            key: 'price',
            header: t('quickOrder.price'),
            numeric: true,
            cell: ({ goods }) => orDash(goods && (amountOf(goods.perTonneMinor, goods) ?? t('quickOrder.onEnquiry'))),
          },
          {
            key: 'amount',
            header: t('quickOrder.amount'),
            numeric: true,
            cell: ({ goods }) => orDash(goods && amountOf(goods.amountMinor, goods)),
          },
          {
            key: 'stock',
            header: t('quickOrder.stock'),
            numeric: true,
            cell: ({ goods }) => weight(t, goods?.stockKg ?? null),
          },
        ]}
      />
      <p>
        <Button type="submit" name="intent" value="add" variant="primary" icon="cart">
          {t('quickOrder.add')}
        </Button>
      </p>
    </section>
  )
}

function Found({ line: { asked, goods, wrong, quantity, unit } }: { line: ListedLine }) {
  const t = useT()
  if (!goods)
    return (
      <>
        {wrong && t(`quickOrder.${wrong}`)} <a href={to.inquiry({ key: asked })}>{t('quickOrder.enquire')}</a>
      </>
    )
  const title = productTitle(goods.product, t)
  const values = { stock: weight(t, goods.stockKg), minimum: weight(t, goods.minimumOrderKg) }
  return (
    <>
      <input
        type="checkbox"
        name="line"
        value={`${goods.productId}:${quantity}:${unit}`}
        defaultChecked={goods.problem === null}
        aria-label={t('quickOrder.take', { title })}
      />{' '}
      <a href={to.product(goods.productId)}>{title}</a>
      {goods.problem && <div className="muted">{t(`cart.problem_${goods.problem}`, values)}</div>}
    </>
  )
}
