import { useRef } from 'react'
import type { EnquiryInfo } from './contract.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { AnswerFiles } from './answer-files.tsx'
import { useRefusedAction } from './use-refused-action.ts'

interface AnswerFormProps {
  enquiry: EnquiryInfo
  formKey: string
}

export function AnswerForm({ enquiry, formKey }: AnswerFormProps) {
  const t = useT()
  const { text, error } = useRefusedAction('answer')
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, enquiry)
  const member = enquiry.readerId !== null
  return (
    <>
      <form ref={form} method="post" noValidate className="stack">
        <input type="hidden" name="id" value={enquiry.id} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="intent" value="answer" />
        <Field
          label={t('adminEnquiries.answer')}
          hint={t(member ? 'adminEnquiries.answerHint' : 'adminEnquiries.answerHintVisitor')}
          error={error('body')}
          required
        >
          <TextArea name="body" rows={5} maxLength={4000} lang={enquiry.locale} defaultValue={text('body')} />
        </Field>
        {member && <AnswerFiles enquiryId={enquiry.id} />}
        <p>
          <Button type="submit" variant="primary" icon="send" busy={busy}>
            {t('adminEnquiries.send')}
          </Button>
        </p>
      </form>
      {enquiry.waitingSince && (
        <form method="post">
          <input type="hidden" name="id" value={enquiry.id} />
          <Button type="submit" name="intent" value="settle" variant="quiet" size="sm">
            {t('adminEnquiries.settle')}
          </Button>
        </form>
      )}
    </>
  )
}
