import { useState } from 'react'
import { tidyText } from '#platform/contract/tidy-text.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import styles from './pair-field.module.css'

interface PairFieldProps {
  label: string
  /** Of the Chinese and the English control. */
  names: readonly [zh: string, en: string]
  text: (name: string) => string
  error: (name: string) => string | undefined
  required?: boolean
  hint?: string
  /** Several lines of text. */
  area?: boolean
}

/** The same text in both languages, side by side; a language that is missing is marked as long as it is. */
export function PairField({ label, names: [zh, en], text, error, required, hint, area }: PairFieldProps) {
  const t = useT()
  const [values, setValues] = useState({ zh: text(zh), en: text(en) })
  const one = (side: 'zh' | 'en', name: string, lang: Locale) => {
    const empty = tidyText(values[side]) === '' && tidyText(values[side === 'zh' ? 'en' : 'zh']) !== ''
    const Control = area ? TextArea : TextInput
    return (
      <Field
        label={
          <span className={styles.label}>
            {label} · {t(side === 'zh' ? 'adminForm.chinese' : 'adminForm.english')}
            {empty && (
              <span data-aside="">
                <Badge tone="warning">
                  {t(side === 'zh' ? 'adminForm.missingChinese' : 'adminForm.missingEnglish')}
                </Badge>
              </span>
            )}
          </span>
        }
        hint={hint}
        error={error(name)}
        required={required}
      >
        <Control
          name={name}
          lang={lang}
          defaultValue={text(name)}
          onInput={({ currentTarget: { value } }) => setValues((now) => ({ ...now, [side]: value }))}
        />
      </Field>
    )
  }
  return (
    <div className={styles.pair}>
      {one('zh', zh, 'zh-CN')}
      {one('en', en, 'en-US')}
    </div>
  )
}
