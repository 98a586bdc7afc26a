import type { ReactNode } from 'react'
import type { Locale } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { useRefusedAction } from './use-refused-action.ts'

interface AnswerFieldsProps {
  id: number
  formKey: string
  hint: string
  /** Of whoever reads it. */
  locale?: Locale
  /** A field for what goes along. */
  files: ReactNode
}

/** What an answer to a buyer is made of. */
export function AnswerFields({ id, formKey, hint, locale, files }: AnswerFieldsProps) {
  const t = useT()
  const { text, error } = useRefusedAction('answer')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="intent" value="answer" />
      <Field label={t('adminThreads.answer')} hint={hint} error={error('body')} required>
        <TextArea name="body" rows={5} maxLength={4000} lang={locale} defaultValue={text('body')} />
      </Field>
      {files}
      <p>
        <Button type="submit" variant="primary" icon="send" busy={busy}>
          {t('adminThreads.send')}
        </Button>
      </p>
    </>
  )
}
