import type { ReactNode } from 'react'
import { currencies } from '#platform/contract/currencies.ts'
import { date, money } from '#platform/texts/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { Movement, Statement } from '../contract.ts'

interface StatementViewProps {
  statement: Statement
  /** Whose, where the address says so. */
  id?: number | string
  orderAt(orderId: number): string
  links?: ReactNode
}

/** The account between two days, with a form for others. */
export function StatementView({ statement, id, orderAt, links }: StatementViewProps) {
  const t = useT()
  const { from, to, currency, openingMinor, closingMinor, movements } = statement
  const columns: Column<Movement>[] = [
    { key: 'day', header: t('statements.day'), rowHeader: true, cell: ({ day }) => date(day) },
    { key: 'kind', header: t('statements.kind'), cell: ({ kind }) => t(`statements.kind_${kind}`) },
    {
      key: 'order',
      header: t('statements.order'),
      cell: ({ orderId, orderSn }) => (
        <a href={orderAt(orderId)} className="code">
          {orderSn}
        </a>
      ),
    },
    ...(['amount', 'balance'] as const).map((name) => ({
      key: name,
      header: t(`statements.${name}`),
      numeric: true,
      cell: (movement: Movement) => money(t, movement[`${name}Minor`], currency),
    })),
  ]
  return (
    <div className="stack">
      <PeriodForm statement={statement} id={id} />
      {links}
      <p>{t('statements.openingOn', { day: date(from), amount: money(t, openingMinor, currency) })}</p>
      {movements.length === 0 ? (
        <p className="muted">{t('statements.none')}</p>
      ) : (
        <Table
          caption={t('statements.title')}
          captionHidden
          rows={movements}
          rowKey={(movement) => movements.indexOf(movement)}
          columns={columns}
        />
      )}
      <p>
        <strong>{t('statements.closingOn', { day: date(to), amount: money(t, closingMinor, currency) })}</strong>
      </p>
    </div>
  )
}

function PeriodForm({ statement: { from, to, currency }, id }: Pick<StatementViewProps, 'statement' | 'id'>) {
  const t = useT()
  return (
    <form key={`${from} ${to} ${currency}`} method="get" className="stack">
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <div className="cluster">
        <Field label={t('statements.currency')}>
          <Select
            name="currency"
            defaultValue={currency}
            options={currencies.map((each) => ({ value: each, label: each }))}
          />
        </Field>
        <Field label={t('statements.from')}>
          <TextInput type="date" name="from" defaultValue={from} />
        </Field>
        <Field label={t('statements.to')}>
          <TextInput type="date" name="to" defaultValue={to} />
        </Field>
      </div>
      <p>
        <Button type="submit">{t('statements.show')}</Button>
      </p>
    </form>
  )
}
