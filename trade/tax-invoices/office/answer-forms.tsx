import type { ReactNode } from 'react'
import { OrderStatus } from '#platform/contract/enums.ts'
import { date, money } from '#platform/texts/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useNavigation } from '#platform/web/router.tsx'
import { AnswerFiles } from '#trade/threads/office/answer-files.tsx'
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

/** What was typed into the refused form of this step. */
function useAnswer(intent: string) {
  const outcome = useRefused()
  const own = outcome?.typed['intent'] === intent ? outcome : undefined
  return {
    text: (name: string, otherwise = '') => own?.typed[name] ?? otherwise,
    error: (name: string) => own?.refused.fields[name],
  }
}

interface AnswerFormProps {
  id: number
  intent: string
  submit: string
  danger?: boolean
  children: ReactNode
}

function AnswerForm({ id, intent, submit, danger, children }: AnswerFormProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <p>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
      </p>
    </form>
  )
}

function IssueForm({ invoice: { id, amountMinor, unshipped } }: { invoice: InvoiceInfo }) {
  const t = useT()
  const { text, error } = useAnswer('issue')
  return (
    <Card title={t('adminTaxInvoices.issueTitle')}>
      <AnswerForm id={id} intent="issue" submit={t('adminTaxInvoices.issue')}>
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
          <TextInput type="date" name="issuedOn" defaultValue={text('issuedOn', date(new Date()))} />
        </Field>
        <AnswerFiles noun="taxInvoices" id={id} most={1} label={t('adminTaxInvoices.file')} error={error('fileIds')} />
      </AnswerForm>
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
  const { text, error } = useAnswer(intent)
  return (
    <AnswerForm id={id} intent={intent} submit={submit} danger>
      <Field
        label={t('adminTaxInvoices.reason')}
        hint={t('adminTaxInvoices.reasonHint')}
        error={error('reason')}
        required
      >
        <TextArea name="reason" rows={3} maxLength={500} defaultValue={text('reason')} />
      </Field>
    </AnswerForm>
  )
}
