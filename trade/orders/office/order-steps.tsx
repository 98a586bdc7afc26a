import { orders, type OrderInfo } from './contract.ts'
import { money } from '#platform/texts/format.ts'
import { useMe } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { nextFacts } from '../pages/next-facts.ts'
import { TurnLine } from '../pages/turn-line.tsx'
import { CancelForm } from './cancel-form.tsx'
import { PartField, partsFor } from './part-field.tsx'
import { ShipForm } from './ship-form.tsx'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'
import { WeightForm } from './weight-form.tsx'

/** What happens next, and the forms to do it. The most usual step is open, the others are one click away. */
export function OrderSteps({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const me = useMe()
  const steps = order.steps.filter((step) => me?.permissions.includes(orders[step].permission ?? ''))
  const may = (step: OrderInfo['steps'][number]) => steps.includes(step)
  const paid = order.parts.reduce((sum, part) => sum + part.receivedMinor - part.refundedMinor, 0)
  return (
    <Card title={t('adminOrders.whatNow')}>
      <div className="stack">
        <TurnLine turn={order.turn} currency={order.currency} side="seller" />
        <p>{t(`adminOrders.next_${order.turn.what}`, nextFacts(t, order))}</p>
        {steps.length === 0 && order.steps.length > 0 && <p className="muted">{t('adminOrders.notAllowed')}</p>}
        {order.slip && <Slip slip={order.slip} />}
        {may('confirmTransfer') && <ConfirmForm order={order} formKey={formKey} />}
        {may('ship') && <ShipForm order={order} formKey={formKey} />}
        {may('rejectSlip') && (
          <WordsStep order={order} step="rejectSlip" name="answer" hint={t('adminOrders.rejectHint')} />
        )}
        {may('waivePart') && (
          <WordsStep order={order} step="waivePart" name="reason" hint={t('adminOrders.waiveHint')} />
        )}
        {may('askWeight') && <WeightForm order={order} />}
        {may('cancelGoods') && <CancelForm order={order} formKey={formKey} />}
        {may('close') && <WordsStep order={order} step="close" name="reason" hint={t('adminOrders.closeHint')} />}
        {may('refund') && (
          <WordsStep
            order={order}
            step="refund"
            name="reason"
            hint={t('adminOrders.refundHint', { total: money(t, paid, order.currency) })}
          />
        )}
      </div>
    </Card>
  )
}

function Slip({ slip }: { slip: NonNullable<OrderInfo['slip']> }) {
  const t = useT()
  return (
    <p>
      {t('adminOrders.slip')}:{' '}
      <a href={slip.url} target="_blank" rel="noopener" data-document="">
        {t('adminOrders.openSlip', slip)}
      </a>
      <span className="muted">
        {' · '}
        {t(`adminOrders.slip_${slip.status}`)}
        {slip.answer && ` · ${slip.answer}`}
      </span>
    </p>
  )
}

function ConfirmForm({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const { text, error, refused } = useStep('confirmTransfer')
  const due = order.parts.find(partsFor.confirmTransfer)?.restMinor ?? 0
  const total = money(t, due, order.currency)
  const form = (
    <StepForm id={order.id} intent="confirmTransfer" submit={t('adminOrders.confirmTransfer')}>
      <input type="hidden" name="key" value={formKey} />
      <PartField order={order} step="confirmTransfer" />
      <Field
        label={t('adminOrders.amount')}
        hint={t('adminOrders.confirmHint', { total })}
        error={error('amountMinor')}
        required
      >
        <TextInput name="amountMinor" inputMode="decimal" autoComplete="off" defaultValue={text('amountMinor')} />
      </Field>
      {error('amountMinor') && (
        <Checkbox name="asReceived" label={t('adminOrders.asReceived')} hint={t('adminOrders.asReceivedHint')} />
      )}
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
  step: 'rejectSlip' | 'waivePart' | 'close' | 'refund'
  name: 'answer' | 'reason'
  hint: string
}

/** A step that needs nothing but words, which the buyer reads. */
function WordsStep({ order, step, name, hint }: WordsStepProps) {
  const t = useT()
  const { text, error, refused } = useStep(step)
  return (
    <Disclosure summary={t(`adminOrders.${step}`)} open={refused}>
      <StepForm id={order.id} intent={step} submit={t(`adminOrders.${step}`)} danger>
        {step === 'waivePart' && <PartField order={order} step={step} />}
        <Field label={t(`adminOrders.${name}`)} hint={hint} error={error(name)} required>
          <TextArea name={name} rows={3} maxLength={500} defaultValue={text(name)} />
        </Field>
      </StepForm>
    </Disclosure>
  )
}
