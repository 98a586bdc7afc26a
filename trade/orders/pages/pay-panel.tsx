import type { ReactNode } from 'react'
import type { OrderDetail } from '../order.ts'
import { money } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useNavigation, useView } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ScanCode, type Code } from '#trade/payments/pages/scan-code.tsx'
import styles from '#trade/payments/pages/payments.module.css'

interface PayPanelProps {
  order: OrderDetail
  /** It waits for its payment, and the role allows to pay. */
  payable: boolean
  /** The control for the receipt, which is another noun's part. */
  slip: ReactNode
}

/** The first part that can be paid now. */
const duePart = ({ parts }: OrderDetail) => parts.find(({ payable }) => payable) ?? { restMinor: 0 }

/** Every way in which the next part of the order can be paid, while it waits for that. */
export function PayPanel({ order, payable, slip }: PayPanelProps) {
  const t = useT()
  const code = (useView().action as { code?: Code } | null | undefined)?.code
  if (order.slip?.status === 'waiting')
    return (
      <p>
        {t('payments.slipSent')}
        <a href={order.slip.url}>{order.slip.name}</a>
      </p>
    )
  if (!payable) return null
  const amount = money(t, duePart(order).restMinor, order.currency)
  // Keyed: a form that moves keeps the file that was chosen in it.
  const ways = [
    code ? (
      <ScanCode key="code" code={code} amount={amount} orderId={order.id} />
    ) : (
      <Providers key="choice" order={order} />
    ),
    order.bankAccount && order.payMethods.includes('transfer') && <Transfer key="transfer" order={order} slip={slip} />,
  ]
  // What the order was placed with comes first, unless another way has just been begun.
  if (order.payMethod === 'transfer' && !code) ways.reverse()
  return (
    <Card title={t('payments.title', { amount })} className={styles.panel}>
      <span id="pay" />
      {order.slip?.status === 'rejected' && (
        <Notice kind="danger">{t('payments.slipRejected', { answer: order.slip.answer ?? '' })}</Notice>
      )}
      <div className={styles.ways}>{ways}</div>
    </Card>
  )
}

function Providers({ order }: { order: OrderDetail }) {
  const t = useT()
  const { state, form } = useNavigation()
  const methods = order.payMethods.filter((method) => method !== 'transfer')
  if (methods.length === 0) return null
  return (
    <form method="post" className="stack">
      <input type="hidden" name="id" value={order.id} />
      <RadioGroup
        label={t('payments.choose')}
        name="method"
        defaultValue={methods.find((method) => method === order.payMethod) ?? methods[0]}
        options={methods.map((method) => ({ value: method, label: t(`orders.pay_${method}`) }))}
      />
      <p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          name="intent"
          value="pay"
          busy={state === 'submitting' && form?.get('intent') === 'pay'}
        >
          {t('payments.go')}
        </Button>
      </p>
    </form>
  )
}

function Transfer({ order, slip }: Omit<PayPanelProps, 'payable'>) {
  const t = useT()
  const account = order.bankAccount
  const { state, form } = useNavigation()
  if (!account) return null
  const { paperText, paperTextEn } = account
  const amount = money(t, duePart(order).restMinor, order.currency)
  return (
    <form method="post" className={`stack ${styles.transfer}`}>
      <h3>{t('orders.pay_transfer')}</h3>
      <p>{t('payments.account', { amount, orderSn: order.orderSn })}</p>
      <DescriptionList
        items={[
          { term: t('payments.beneficiary'), value: account.beneficiary },
          {
            term: t('payments.accountNumber'),
            value: <span className={`code ${styles.account}`}>{account.account}</span>,
          },
          { term: t('payments.bank'), value: account.bank },
          ...(account.swift
            ? [{ term: t('payments.swift'), value: <span className="code">{account.swift}</span> }]
            : []),
          ...(account.bankAddress ? [{ term: t('payments.bankAddress'), value: account.bankAddress }] : []),
          ...(paperText || paperTextEn
            ? [{ term: t('payments.paperText'), value: <Local zh={paperText} en={paperTextEn} /> }]
            : []),
        ]}
      />
      <input type="hidden" name="id" value={order.id} />
      {slip}
      <p>
        <Button
          type="submit"
          name="intent"
          value="slip"
          busy={state === 'submitting' && form?.get('intent') === 'slip'}
        >
          {t('payments.sendSlip')}
        </Button>
      </p>
    </form>
  )
}
