import type { ReactNode } from 'react'
import type { Currency } from '#platform/contract/currencies.ts'
import { money, empty } from '#platform/texts/format.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { OrderPart, PartState } from '../part.ts'
import { dueText, moneyTexts, stateText } from '../part-text.ts'

const tones: Record<PartState, 'neutral' | 'warning' | 'success' | 'danger'> = {
  open: 'warning',
  reported: 'warning',
  paid: 'success',
  overdue: 'danger',
  refunded: 'neutral',
  waived: 'neutral',
}

interface PartTableProps {
  parts: readonly OrderPart[]
  currency: Currency
  /** What can be done with a part now. */
  action?(part: OrderPart): ReactNode
}

/** What is to be paid when, and what became of it. */
export function PartTable({ parts, currency, action }: PartTableProps) {
  const t = useT()
  const columns: Column<OrderPart>[] = [
    {
      key: 'due',
      header: t('orderParts.due'),
      rowHeader: true,
      cell: (part) => dueText(t, part),
    },
    {
      key: 'amount',
      header: t('orderParts.amount'),
      numeric: true,
      cell: ({ amountMinor }) => <strong>{money(t, amountMinor, currency)}</strong>,
    },
    {
      key: 'state',
      header: t('orderParts.state'),
      cell: (part) => (
        <span className="cluster">
          <Badge tone={part.isSecured && part.state === 'open' ? 'success' : tones[part.state]}>
            {stateText(t, part)}
          </Badge>
          {moneyTexts(t, part, currency).map((text) => (
            <span key={text} className="muted">
              {text}
            </span>
          ))}
        </span>
      ),
    },
  ]
  if (parts.some(({ slip }) => slip))
    columns.push({
      key: 'slip',
      header: t('orderParts.slip'),
      cell: ({ slip }) =>
        slip ? (
          <a href={slip.url} target="_blank" rel="noopener" data-document="">
            {slip.name}
          </a>
        ) : (
          empty
        ),
    })
  if (action && parts.some((part) => Boolean(action(part))))
    columns.push({ key: 'action', header: t('orderParts.action'), cell: (part) => action(part) || empty })
  return <Table caption={t('orderParts.title')} captionHidden columns={columns} rows={parts} rowKey={({ id }) => id} />
}
