import type { RefObject } from 'react'
import { to } from '#platform/contract/to.ts'
import type { CannedAnswer } from './answer-record.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Select } from '#platform/ui/input.tsx'
import styles from './chat.module.css'

interface CannedAnswersProps {
  answers: CannedAnswer[]
  /** Of the customer. */
  locale: string
  field: RefObject<HTMLTextAreaElement | null>
}

/** Inserts a prepared answer in the customer's language, where it can still be changed before it is sent. */
export function CannedAnswers({ answers, locale, field }: CannedAnswersProps) {
  const t = useT()
  const insert = (id: number) => {
    const chosen = answers.find((answer) => answer.id === id)
    const area = field.current
    if (!chosen || !area) return
    const text = locale === 'zh-CN' ? chosen.text : chosen.textEn
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
    // As if it were typed, so that the field's own listener receives it and it can be undone.
    document.execCommand('insertText', false, area.value ? `\n${text}` : text)
  }
  return (
    <div className={styles.canned}>
      <Select
        aria-label={t('adminChat.chooseCanned')}
        value=""
        onChange={({ currentTarget }) => insert(Number(currentTarget.value))}
      >
        <option value="">{t('adminChat.chooseCanned')}</option>
        {answers.map(({ id, title, titleEn }) => (
          <option key={id} value={id}>
            {localised(t.locale, title, titleEn).text}
          </option>
        ))}
      </Select>
      <a href={to.office.listOf('answers')}>{t('adminChat.manageCanned')}</a>
    </div>
  )
}
