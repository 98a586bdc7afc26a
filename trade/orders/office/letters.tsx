import { LetterFields, letterParts } from '#trade/letters-of-credit/pages/letter-fields.tsx'
import { LetterList } from '#trade/letters-of-credit/pages/letter-list.tsx'
import { AnswerFiles } from '#trade/threads/office/answer-files.tsx'
import { useMay } from '#platform/office/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import type { OrderInfo } from './contract.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { useStep } from './use-step.ts'

/** Letters of credit for the order, with the decision of the seller, where a part of it is secured by one. */
export function Letters({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const mayDecide = useMay('money.confirm')
  const mayEdit = useMay('sales.edit')
  if (!order.parts.some(({ secured }) => secured === 'letterOfCredit')) return null
  return (
    <Card title={t('lettersOfCredit.title')} look="ruled">
      <div className="stack">
        <LetterList
          letters={order.letters}
          action={({ id, status }) => mayDecide && status === 'registered' && <Decide order={order} letterId={id} />}
        />
        {mayEdit && letterParts(order.parts).length > 0 && (
          <RegisterForm order={order} formKey={formKey} key={order.letters.length} />
        )}
      </div>
    </Card>
  )
}

function Decide({ order, letterId }: { order: OrderInfo; letterId: number }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  const { text, error } = useStep('decideLetter', { letterId })
  const tooLittle = error('decision')
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={order.id} />
      <input type="hidden" name="intent" value="decideLetter" />
      <input type="hidden" name="letterId" value={letterId} />
      {tooLittle && <Notice kind="danger">{tooLittle}</Notice>}
      <Field label={t('adminOrders.letterAnswer')} hint={t('adminOrders.letterHint')} error={error('answer')}>
        <TextArea name="answer" rows={2} maxLength={500} defaultValue={text('answer')} />
      </Field>
      <p className="cluster">
        <Button type="submit" name="decision" value="accept" variant="primary" busy={busy}>
          {t('adminOrders.letterAccept')}
        </Button>
        <Button type="submit" name="decision" value="refuse" variant="danger" busy={busy}>
          {t('adminOrders.letterRefuse')}
        </Button>
      </p>
    </form>
  )
}

function RegisterForm({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const { text, error, refused } = useStep('registerLetter')
  const amends = order.letters.some(({ status }) => status === 'accepted')
  return (
    <Disclosure summary={t(amends ? 'lettersOfCredit.amend' : 'lettersOfCredit.register')} open={refused}>
      <StepForm id={order.id} intent="registerLetter" submit={t('lettersOfCredit.register')}>
        <input type="hidden" name="key" value={formKey} />
        <LetterFields parts={letterParts(order.parts)} currency={order.currency} text={text} error={error} />
        <AnswerFiles noun="orders" id={order.id} />
        {error('fileId') && <Notice kind="danger">{error('fileId')}</Notice>}
      </StepForm>
    </Disclosure>
  )
}
