import { to } from '#platform/contract/to.ts'
import type { AdminVisit } from '../visit.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { callsOf } from './record-page.ts'
import { nameIn } from './record-words.ts'
import { recordAt } from './registry.ts'
import styles from './preview.module.css'

export async function loader({ api, url, t }: AdminVisit) {
  const record = recordAt(url)
  const query = url.searchParams
  const id = Number(query.get('id'))
  const saved = await callsOf(api, record).info({ id })
  return {
    at: record.at.path,
    id,
    name: nameIn(t, record, saved),
    version: query.get('version'),
    draft: query.get('draft'),
    lang: query.get('lang') === 'en-US' ? ('en-US' as const) : ('zh-CN' as const),
    phone: query.has('phone'),
  }
}

export const meta: MetaOf<typeof loader> = ({ name }, t) => ({ title: t('adminContent.previewTitle', { name }) })

/** The public page in a frame: in either language, as wide as a desk or as a phone. */
export default function RecordPreviewPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { at, id, version, draft, lang, phone } = data
  const record = recordAt({ pathname: at })
  const kept: Record<string, string> = { ...(version && { version }), ...(draft && { draft }) }
  const here = (now: { lang: Locale; phone: boolean }) =>
    record.at.preview(id, { ...kept, lang: now.lang, ...(now.phone && { phone: '' }) })
  const frame = to.office.file.preview({ id: String(id), ...kept, noun: record.name, lang })
  const choice = (label: string, now: { lang: Locale; phone: boolean }) => (
    <a href={here(now)} aria-current={now.lang === lang && now.phone === phone ? 'true' : undefined}>
      {label}
    </a>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{meta(data, t).title}</h1>
          <p className="muted">
            {version && `${t('adminContent.previewVersion', { version })} · `}
            {t(draft ? 'adminContent.previewDraft' : 'adminContent.previewNote')}
          </p>
        </div>
        <nav className={styles.choices} aria-label={t('adminContent.language')}>
          {choice(t('adminForm.chinese'), { lang: 'zh-CN', phone })}
          {choice(t('adminForm.english'), { lang: 'en-US', phone })}
        </nav>
        <nav className={styles.choices} aria-label={t('adminContent.preview')}>
          {choice(t('adminContent.desktop'), { lang, phone: false })}
          {choice(t('adminContent.phone390'), { lang, phone: true })}
        </nav>
        <LinkButton href={record.at.edit(id)} icon="edit">
          {t('adminContent.backToEdit')}
        </LinkButton>
      </div>
      <iframe
        key={frame}
        src={frame}
        title={t('adminContent.previewFrame')}
        className={phone ? styles.phone : styles.desktop}
        sandbox="allow-same-origin allow-popups"
      />
    </div>
  )
}
