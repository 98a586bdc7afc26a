import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { dateTime, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { GoodsTable } from '#trade/orders/pages/goods-table.tsx'
import { ExcessText } from '#trade/spending-limits/pages/excess-notice.tsx'
import { titleText } from '#trade/tax-invoices/pages/title-text.ts'
import type { ApprovalDetail as Approval } from '../contract.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { Decision } from './decision.tsx'
import { totalText } from './total-text.ts'
import styles from './approvals.module.css'

interface ApprovalDetailProps {
  approval: Approval
  formKey: string
  /** How an address is written, which is another noun's affair. */
  address: ReactNode
}

export function ApprovalDetail({ approval, formKey, address }: ApprovalDetailProps) {
  const t = useT()
  const { asker, own, placed, history } = approval
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.approvals()}>← {t('approvals.back')}</a>
        </p>
        <div className={styles.head}>
          <h1>{t('approvals.number', approval)}</h1>
          <ApprovalBadge status={approval.status} />
          <strong className={styles.total}>{totalText(t, approval.totals)}</strong>
        </div>
        <p className="muted">
          {t('approvals.askedBy')} {asker}
          {own && ` (${t('approvals.you')})`} · {dateTime(approval.createdAt)}
        </p>
        <Said asker={asker} />
      </header>
      {placed.length > 0 && (
        <p className="cluster">
          {placed.map(({ id, orderSn }) => (
            <a key={id} href={to.order(id)}>
              {t('approvals.placed')} {orderSn}
            </a>
          ))}
        </p>
      )}
      <Notice kind={approval.status === 'waiting' ? 'warning' : 'info'} title={t('approvals.why')}>
        <ExcessText excess={approval.excess} />
        {approval.status === 'waiting' && <p>{t('approvals.noStock', { until: dateTime(approval.expiresAt) })}</p>}
      </Notice>
      <Goods approval={approval} />
      <Decision approval={approval} formKey={formKey} />
      <Terms approval={approval} address={address} />
      <Card title={t('approvals.history')} look="ruled">
        <Timeline
          items={history.toReversed().map(({ event, by, note, time }, index) => ({
            key: history.length - index,
            title: t(`approvals.event_${event}` as 'approvals.event_ask'),
            time: [dateTime(time), by].filter(Boolean).join(' · '),
            children: note && <p className={styles.note}>{note}</p>,
          }))}
        />
      </Card>
    </div>
  )
}

/** What the step just taken has done. */
function Said({ asker }: { asker: string }) {
  const t = useT()
  const done = useSearchParams()[0].get('done')
  return (
    <div role="status">
      {done === 'asked' && <Notice kind="success">{t('approvals.asked')}</Notice>}
      {(done === 'approved' || done === 'rejected' || done === 'withdrawn') && (
        <Notice kind="success">{t(`approvals.said_${done}`, { name: asker })}</Notice>
      )}
    </div>
  )
}

function Goods({ approval: { orders } }: { approval: Approval }) {
  const t = useT()
  return orders.map(({ shopName, shopNameEn, currency, lines }) => {
    const shop = localised(t.locale, shopName, shopNameEn).text
    return (
      <Card key={`${shopName} ${currency}`} title={shop}>
        <GoodsTable
          caption={shop}
          currency={currency}
          lines={lines.map((line) => ({ ...line, picture: null }))}
          note={({ problem }) => problem && <span className={styles.problem}>{t(`approvals.problem_${problem}`)}</span>}
        />
      </Card>
    )
  })
}

function Terms({ approval, address }: Omit<ApprovalDetailProps, 'formKey'>) {
  const t = useT()
  const { quote, deliveryTerm, deliveryPlace, payMethod, note, orders, invoiceTitle } = approval
  const kilograms = orders.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.kilograms, 0)
  return (
    <DescriptionList
      items={[
        { term: t('orders.weight'), value: weight(t, kilograms) },
        ...(quote
          ? [{ term: t('approvals.quote'), value: <a href={to.quote(quote.id)}>{t('quotes.number', quote)}</a> }]
          : []),
        { term: t('approvals.delivery'), value: deliveryText(deliveryTerm, deliveryPlace, t.locale) },
        { term: t('approvals.payment'), value: t(`orders.pay_${payMethod}`) },
        { term: t('approvals.address'), value: address },
        ...(invoiceTitle ? [{ term: t('taxInvoices.heading'), value: titleText(t, invoiceTitle) }] : []),
        ...(note ? [{ term: t('approvals.note'), value: <span className={styles.note}>{note}</span> }] : []),
      ]}
    />
  )
}
