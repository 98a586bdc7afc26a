import { useRef } from 'react'
import type { EnquiryInfo } from './contract.ts'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { AnswerFields } from '#trade/threads/office/answer-fields.tsx'
import { AnswerFiles } from '#trade/threads/office/answer-files.tsx'

interface AnswerFormProps {
  enquiry: EnquiryInfo
  formKey: string
}

export function AnswerForm({ enquiry, formKey }: AnswerFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, enquiry)
  const member = enquiry.readerId !== null
  return (
    <>
      <form ref={form} method="post" noValidate className="stack">
        <AnswerFields
          id={enquiry.id}
          formKey={formKey}
          hint={t(member ? 'adminThreads.answerHint' : 'adminEnquiries.answerHintVisitor')}
          locale={enquiry.locale}
          files={member && <AnswerFiles noun="enquiries" id={enquiry.id} />}
        />
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
