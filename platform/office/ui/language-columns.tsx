import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import styles from './pair-field.module.css'

interface LanguageColumnsProps {
  zh: { title: string | null; text: ReactNode }
  en: { title: string | null; text: ReactNode }
}

/** What was written, in both languages side by side. */
export function LanguageColumns({ zh, en }: LanguageColumnsProps) {
  const t = useT()
  const sides = [
    { ...zh, lang: 'zh-CN', name: t('adminNewsletters.previewZh') },
    { ...en, lang: 'en-US', name: t('adminNewsletters.previewEn') },
  ]
  return (
    <div className={styles.pair}>
      {sides.map(({ title, text, lang, name }) => (
        <Card key={lang} title={name} look="framed">
          {title === null ? (
            <p className="muted">{t('adminNewsletters.missing')}</p>
          ) : (
            <div lang={lang} className="stack">
              <h3>{title}</h3>
              {text}
            </div>
          )}
        </Card>
      ))}
    </div>
  )
}
