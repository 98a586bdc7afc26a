import { OrderStatus } from '#platform/contract/enums.ts'
import { orders, type OrderInfo } from './contract.ts'
import { date, dateTime, money } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { useMe } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { ShipForm } from './ship-form.tsx'
import { StepForm, useStep } from './step-form.tsx'

/** What happens next, and the forms to do it. The most usual step is open, the others are one click away. */
export function OrderSteps({ order }: { order: OrderInfo }) {
  const t = useT()
  const me = useMe()
  const steps = order.steps.filter((step) => me?.permissions.includes(orders[step].permission ?? ''))
  const may = (step: OrderInfo['steps'][number]) => steps.includes(step)
  const total = money(t, order.totalMinor, order.currency)
  return (
    <Card title={t('adminOrders.whatNow')}>
      <div className="stack">
        <p>{nextOf(order, t)}</p>
        {steps.length === 0 && order.steps.length > 0 && <p className="muted">{t('adminOrders.notAllowed')}</p>}
        {order.slip && <Slip slip={order.slip} />}
        {may('confirmTransfer') && <ConfirmForm order={order} total={total} />}
        {may('ship') && <ShipForm order={order} />}
        {may('rejectSlip') && (
          <WordsStep order={order} step="rejectSlip" name="answer" hint={t('adminOrders.rejectHint')} />
        )}
        {may('close') && <WordsStep order={order} step="close" name="reason" hint={t('adminOrders.closeHint')} />}
        {may('refund') && (
          <WordsStep order={order} step="refund" name="reason" hint={t('adminOrders.refundHint', { total })} />
        )}
      </div>
    </Card>
  )
}

function nextOf(order: OrderInfo, t: Translate): string {
  if (order.returns.some(({ decisions }) => decisions.length > 0)) return t('adminOrders.next_return')
  if (order.status === OrderStatus.unpaid)
    return order.slip?.status === 'waiting'
      ? t('adminOrders.next_slip')
      : t('adminOrders.next_unpaid', { until: dateTime(order.payUntil) })
  if (order.status === OrderStatus.notShipped) return t('adminOrders.next_paid')
  if (order.status === OrderStatus.shipped) return t('adminOrders.next_shipped', { until: date(order.receiveUntil) })
  if (order.refunds.some(({ byHand, status }) => byHand && status === 'due')) return t('adminOrders.next_refund')
  return t('adminOrders.next_ended')
}

function Slip({ slip }: { slip: NonNullable<OrderInfo['slip']> }) {
  const t = useT()
  return (
    <p>
      {t('adminOrders.slip')}:{' '}
      <a href={slip.url} target="_blank" rel="noopener" data-document="">
        {t('adminOrders.openSlip', slip)}
      </a>{' '}
      <span className="muted">
        {t(`adminOrders.slip_${slip.status}`)}
        {slip.answer && ` · ${slip.answer}`}
      </span>
    </p>
  )
}

function ConfirmForm({ order, total }: { order: OrderInfo; total: string }) {
  const t = useT()
  const { text, error, refused } = useStep('confirmTransfer')
  const form = (
    <StepForm orderId={order.id} intent="confirmTransfer" submit={t('adminOrders.confirmTransfer')}>
      <Field
        label={t('adminOrders.amount')}
        hint={t('adminOrders.confirmHint', { total })}
        error={error('amountMinor')}
        required
      >
        <TextInput name="amountMinor" inputMode="decimal" autoComplete="off" defaultValue={text('amountMinor')} />
      </Field>
    </StepForm>
  )
  if (order.slip?.status === 'waiting') return form
  return (
    <Disclosure summary={t('adminOrders.confirmTransfer')} open={refused}>
      {form}
    </Disclosure>
  )
}

interface WordsStepProps {
  order: OrderInfo
  step: 'rejectSlip' | 'close' | 'refund'
  name: 'answer' | 'reason'
  hint: string
}

/** A step that needs nothing but words, which the buyer reads. */
function WordsStep({ order, step, name, hint }: WordsStepProps) {
  const t = useT()
  const { text, error, refused } = useStep(step)
  return (
    <Disclosure summary={t(`adminOrders.${step}`)} open={refused}>
      <StepForm orderId={order.id} intent={step} submit={t(`adminOrders.${step}`)} danger>
        <Field label={t(`adminOrders.${name}`)} hint={hint} error={error(name)} required>
          <TextArea name={name} rows={3} maxLength={500} defaultValue={text(name)} />
        </Field>
      </StepForm>
    </Disclosure>
  )
}
