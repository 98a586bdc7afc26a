import { useMay } from '#platform/office/visit.ts'
import { date } from '#platform/texts/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefusedAction } from '#trade/threads/office/use-refused-action.ts'
import type { EnquiryInfo } from './contract.ts'
import { lostReasons } from './lost-reasons.ts'

/** Closes an enquiry that no order comes of, with the reason; or says how it ended. */
export function OutcomeCard({ enquiry }: { enquiry: EnquiryInfo }) {
  const t = useT()
  const mayEdit = useMay('sales.edit')
  const won = enquiry.quotes.some(({ status }) => status === 'accepted')
  if (won || (!mayEdit && !enquiry.lostReason)) return null
  return (
    <Card look="ruled">
      {enquiry.lostReason ? (
        <form method="post" className="stack">
          <input type="hidden" name="id" value={enquiry.id} />
          <p>
            {t('adminEnquiries.closedOn', { day: date(enquiry.closedAt) })}{' '}
            {t('quoteDesk.reason', { reason: t(`quoteDesk.reason_${enquiry.lostReason}`) })}
          </p>
          {enquiry.lostNote && <p className="muted">{enquiry.lostNote}</p>}
          {mayEdit && (
            <p>
              <Button type="submit" name="intent" value="reopen" size="sm">
                {t('adminEnquiries.reopen')}
              </Button>
            </p>
          )}
        </form>
      ) : (
        <CloseForm id={enquiry.id} />
      )}
    </Card>
  )
}

function CloseForm({ id }: { id: number }) {
  const t = useT()
  const { refused, text, error } = useRefusedAction('close')
  return (
    <Disclosure summary={t('adminEnquiries.outcome')} open={refused}>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="id" value={id} />
        <Field label={t('adminEnquiries.lostReason')} error={error('reason')}>
          <Select
            name="reason"
            placeholder={t('adminEnquiries.choose')}
            defaultValue={text('reason')}
            options={lostReasons.map((reason) => ({ value: reason, label: t(`quoteDesk.reason_${reason}`) }))}
          />
        </Field>
        <Field label={t('adminEnquiries.lostNote')} error={error('note')}>
          <TextInput name="note" maxLength={500} defaultValue={text('note')} />
        </Field>
        <p>
          <Button type="submit" name="intent" value="close" size="sm">
            {t('adminEnquiries.close')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
