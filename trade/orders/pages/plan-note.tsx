import { money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { CreditNote } from '#trade/company-credit/pages/credit-note.tsx'
import { dueText } from '#trade/order-parts/part-text.ts'
import type { Confirm } from '../contract.ts'
import styles from './confirm.module.css'

interface PlanNoteProps {
  type: Confirm['paymentTypes'][number]
  figures: Confirm
}

/** How it is paid, and of several parts what is due when, order by order. */
export function PlanNote({ type, figures }: PlanNoteProps) {
  const t = useT()
  const onCredit = type.parts.some(({ secured }) => secured === 'credit')
  if (type.parts.length < 2 && !onCredit) return t(`orders.payNote_${type.payMethod}`)
  const currencyOf = (at: number) => figures.orders[at]?.currency ?? 'CNY'
  const orders = type.orders.map((parts, at) => ({ parts, currency: currencyOf(at) }))
  return (
    <>
      {orders.map(({ parts, currency }, at) => (
        <span key={at} className={styles.plan}>
          {parts
            .filter(({ amountMinor }) => amountMinor > 0)
            .map((part) => `${money(t, part.amountMinor, currency)} · ${dueText(t, part)}`)
            .join('\n')}
        </span>
      ))}
      {onCredit && <CreditNote standings={figures.credit} orders={orders} />}
    </>
  )
}
