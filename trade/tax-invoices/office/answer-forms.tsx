import { OrderStatus } from '#platform/contract/enums.ts'
import { StepForm } from '#platform/office/ui/step-form.tsx'
import { date, money } from '#platform/texts/format.ts'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { AnswerFiles } from '#trade/threads/office/answer-files.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'
import type { InvoiceInfo } from './contract.ts'

/** What can be done with a request now. */
export function AnswerForms({ invoice }: { invoice: InvoiceInfo }) {
  const t = useT()
  const ended = invoice.orderStatus > OrderStatus.completed || invoice.amountMinor <= 0
  if (invoice.status === 'issued')
    return (
      <Card title={t('adminTaxInvoices.voidTitle')}>
        <p className="muted">{t('adminTaxInvoices.voidHint')}</p>
        <ReasonForm invoice={invoice} intent="void" submit={t('adminTaxInvoices.void')} />
      </Card>
    )
  if (invoice.status !== 'requested') return null
  return (
    <>
      {ended ? <Notice kind="warning">{t('adminTaxInvoices.ended')}</Notice> : <IssueForm invoice={invoice} />}
      <Disclosure summary={t('adminTaxInvoices.rejectTitle')} open={ended}>
        <ReasonForm invoice={invoice} intent="reject" submit={t('adminTaxInvoices.reject')} />
      </Disclosure>
    </>
  )
}

function IssueForm({ invoice: { id, amountMinor, unshipped } }: { invoice: InvoiceInfo }) {
  const t = useT()
  const { text, error } = useRefusedAction('issue')
  return (
    <Card title={t('adminTaxInvoices.issueTitle')}>
      <StepForm id={id} intent="issue" submit={t('adminTaxInvoices.issue')}>
        <p>
          {t('adminTaxInvoices.gross')} <strong>{money(t, amountMinor, 'CNY')}</strong>
        </p>
        <p className="muted">{t('adminTaxInvoices.issueHint')}</p>
        {unshipped && <Notice kind="warning">{t('adminTaxInvoices.unshipped')}</Notice>}
        <input type="hidden" name="amountMinor" value={amountMinor} />
        <Field label={t('adminTaxInvoices.invoiceNo')} error={error('invoiceNo')} required>
          <TextInput name="invoiceNo" inputMode="numeric" maxLength={20} defaultValue={text('invoiceNo')} />
        </Field>
        <Field label={t('adminTaxInvoices.issuedOn')} error={error('issuedOn')} required>
          <TextInput type="date" name="issuedOn" defaultValue={text('issuedOn') || date(new Date())} />
        </Field>
        <AnswerFiles noun="taxInvoices" id={id} most={1} label={t('adminTaxInvoices.file')} error={error('fileIds')} />
      </StepForm>
    </Card>
  )
}

interface ReasonFormProps {
  invoice: InvoiceInfo
  intent: 'reject' | 'void'
  submit: string
}

function ReasonForm({ invoice: { id }, intent, submit }: ReasonFormProps) {
  const t = useT()
  const { text, error } = useRefusedAction(intent)
  return (
    <StepForm id={id} intent={intent} submit={submit} danger>
      <Field
        label={t('adminTaxInvoices.reason')}
        hint={t('adminTaxInvoices.reasonHint')}
        error={error('reason')}
        required
      >
        <TextArea name="reason" rows={3} maxLength={500} defaultValue={text('reason')} />
      </Field>
    </StepForm>
  )
}
