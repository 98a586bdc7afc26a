import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { FieldMark, FieldNotes } from '#platform/ui/field.tsx'
import { RichText } from './rich-text.tsx'
import styles from './pair-field.module.css'

interface RichPairFieldProps {
  label: string
  names: readonly [zh: string, en: string]
  text: (name: string) => string
  error: (name: string) => string | undefined
  required?: boolean
}

/** Rich text in both languages, side by side; a language that is missing is marked as long as it is. */
export function RichPairField({ label, names: [zh, en], text, error, required }: RichPairFieldProps) {
  const t = useT()
  const [values, setValues] = useState({ zh: text(zh), en: text(en) })
  const one = (side: 'zh' | 'en', name: string) => {
    const other = side === 'zh' ? 'en' : 'zh'
    const language = t(side === 'zh' ? 'adminForm.chinese' : 'adminForm.english')
    return (
      <div className={styles.side}>
        <span className={styles.label}>
          {label} · {language}
          <FieldMark required={required} />
          {values[side] === '' && values[other] !== '' && (
            <Badge tone="warning">{t(side === 'zh' ? 'adminForm.missingChinese' : 'adminForm.missingEnglish')}</Badge>
          )}
        </span>
        <RichText
          name={name}
          label={`${label} · ${language}`}
          lang={side === 'zh' ? 'zh-CN' : 'en-US'}
          value={text(name)}
          invalid={error(name) !== undefined}
          onInput={(html) => setValues((now) => ({ ...now, [side]: html }))}
        />
        <FieldNotes id={name} error={error(name)} />
      </div>
    )
  }
  return (
    <div className={styles.pair}>
      {one('zh', zh)}
      {one('en', en)}
    </div>
  )
}
