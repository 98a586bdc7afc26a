import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import styles from './preview.module.css'

/** How the page is looked at. */
interface View {
  lang: Locale
  phone: boolean
}

export const viewIn = ({ searchParams }: URL): View => ({
  lang: searchParams.get('lang') === 'en-US' ? 'en-US' : 'zh-CN',
  phone: searchParams.has('phone'),
})

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
export function PreviewFrame({ title, note, view: { lang, phone }, at, frame, back }: PreviewFrameProps) {
  const t = useT()
  const src = to.office.file.preview({ ...frame, lang })
  const choice = (label: string, now: View) => (
    <a
      href={at({ lang: now.lang, ...(now.phone && { phone: '' }) })}
      aria-current={now.lang === lang && now.phone === phone ? 'true' : undefined}
    >
      {label}
    </a>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="muted">{note}</p>
        </div>
        <nav className={styles.choices} aria-label={t('adminContent.language')}>
          {choice(t('adminForm.chinese'), { lang: 'zh-CN', phone })}
          {choice(t('adminForm.english'), { lang: 'en-US', phone })}
        </nav>
        <nav className={styles.choices} aria-label={t('adminContent.preview')}>
          {choice(t('adminContent.desktop'), { lang, phone: false })}
          {choice(t('adminContent.phone390'), { lang, phone: true })}
        </nav>
        <LinkButton href={back} icon="edit">
          {t('adminContent.backToEdit')}
        </LinkButton>
      </div>
      <iframe
        key={src}
        src={src}
        title={t('adminContent.previewFrame')}
        className={phone ? styles.phone : styles.desktop}
        sandbox="allow-same-origin allow-popups"
      />
    </div>
  )
}
