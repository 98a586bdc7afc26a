import { money } from '#platform/texts/format.ts'
import { useMe } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import type { OrderInfo } from './contract.ts'
import { mayDecide } from './may-decide.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** How a claim is answered: with money, with goods, or not at all. */
export function AnswerClaimForm({ order, claim }: { order: OrderInfo; claim: OrderInfo['returns'][number] }) {
  const t = useT()
  const me = useMe()
  const { text, error } = useStep('decideReturn', { returnId: claim.id })
  const decisions = me ? claim.decisions.filter((decision) => mayDecide(me, decision)) : []
  if (decisions.length === 0) return null
  const most = money(t, claim.amountMinor, order.currency)
  return (
    <StepForm id={order.id} intent="decideReturn" submit={t('adminOrders.claimSubmit')}>
      <input type="hidden" name="returnId" value={claim.id} />
      <RadioGroup
        label={t('adminOrders.claimDecision')}
        name="decision"
        defaultValue={text('decision', decisions[0])}
        options={decisions.map((decision) => ({ value: decision, label: t(`adminOrders.decision_${decision}`) }))}
      />
      <Field
        label={t('adminOrders.claimAmount', { currency: order.currency })}
        hint={t('adminOrders.claimAmountHint', { most })}
        error={error('amountMinor')}
      >
        <TextInput name="amountMinor" inputMode="decimal" autoComplete="off" defaultValue={text('amountMinor')} />
      </Field>
      <Field label={t('adminOrders.returnAnswer')} error={error('answer')}>
        <TextArea name="answer" rows={2} maxLength={500} defaultValue={text('answer')} />
      </Field>
    </StepForm>
  )
}
