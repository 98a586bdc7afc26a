import { useEffect, useState } from 'react'
import { to } from '#platform/contract/to.ts'
import { isLocale, type Locale, type Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import styles from './preview.module.css'

/** How the page is looked at. */
interface View {
  lang: Locale
  /** Unknown until it is chosen: then by the room there is. */
  phone: boolean | null
}

export function viewIn({ searchParams }: URL, { locale }: Pick<Translator, 'locale'>): View {
  const lang = searchParams.get('lang')
  const phone = searchParams.get('phone')
  return { lang: isLocale(lang) ? lang : locale, phone: phone === null ? null : phone === 'yes' }
}

interface PreviewFrameProps {
  title: string
  note: string
  view: View
  /** The address of this page with another view. */
  at(query: Record<string, string>): string
  /** What is shown. */
  frame: Record<string, string>
  back: string
}

/** The public page in a frame: in either language, as wide as a desk or as a phone. */
export function PreviewFrame({ title, note, view: { lang, phone: chosen }, at, frame, back }: PreviewFrameProps) {
  const t = useT()
  const narrow = useNarrow()
  const phone = chosen ?? narrow
  const src = to.office.file.preview({ ...frame, lang })
  const choice = (label: string, now: View) => (
    <a
      href={at({ lang: now.lang, ...(now.phone !== null && { phone: now.phone ? 'yes' : 'no' }) })}
      aria-current={now.lang === lang && (now.phone ?? phone) === phone ? 'true' : undefined}
    >
      {label}
    </a>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="stack tight">
          <h1>{title}</h1>
          <p className="muted">{note}</p>
        </div>
        <nav className={styles.choices} aria-label={t('adminContent.language')}>
          {choice(t('adminForm.chinese'), { lang: 'zh-CN', phone: chosen })}
          {choice(t('adminForm.english'), { lang: 'en-US', phone: chosen })}
        </nav>
        <nav className={styles.choices} aria-label={t('adminContent.preview')}>
          {choice(t('adminContent.desktop'), { lang, phone: false })}
          {choice(t('adminContent.phone390'), { lang, phone: true })}
        </nav>
        <LinkButton href={back} icon="edit">
          {t('adminContent.backToEdit')}
        </LinkButton>
      </div>
      <div className={phone ? styles.phone : styles.desktop}>
        <iframe key={src} src={src} title={t('adminContent.previewFrame')} sandbox="allow-same-origin allow-popups" />
      </div>
    </div>
  )
}

/** Whether a page as wide as a desk would be too small to read. */
function useNarrow() {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => setNarrow(matchMedia('(max-width: 639px)').matches), [])
  return narrow
}
