import { useRef } from 'react'
import { useUnsaved } from '#platform/office/unsaved.ts'
import { AnswerFields } from '#trade/threads/office/answer-fields.tsx'
import { AnswerFiles } from '#trade/threads/office/answer-files.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { OrderInfo } from './contract.ts'

export function AnswerForm({ order, formKey }: { order: OrderInfo; formKey: string }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(form, formKey)
  return (
    <form ref={form} method="post" noValidate className="stack">
      <AnswerFields
        id={order.id}
        formKey={formKey}
        hint={t('adminThreads.answerHint')}
        files={<AnswerFiles noun="orders" id={order.id} />}
      />
    </form>
  )
}
