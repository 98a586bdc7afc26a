import { to } from '#platform/contract/to.ts'
import type { SiteDetails } from './contract.ts'
import { doneAt } from '#platform/office/done.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { versionsIn } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { readSite } from './read-site.ts'
import { SiteFields } from './site-fields.tsx'
import styles from './site.module.css'

const here = to.office.site()

export const loader = ({ api }: AdminVisit) => api.site.info()

export const action: AdminAction = async ({ api, form }) => {
  const { changeId } = await api.site.save({
    ...versionsIn(form),
    zh: readSite(form, 'zh'),
    en: readSite(form, 'en'),
  })
  return redirect(doneAt(here, 'saved', changeId), 303)
}

/** For the comparison when somebody else was faster: named as the form names its fields. */
const linesOf = (side: string, { name, hotline, email, address, filingNumbers }: SiteDetails) => ({
  [`${side}.name`]: name,
  [`${side}.hotline`]: hotline,
  [`${side}.email`]: email,
  [`${side}.address`]: address,
  [`${side}.filingNumbers`]: filingNumbers.join('\n'),
})

export default function SitePage() {
  const t = useT()
  const { zh, en, version } = usePageData<typeof loader>()
  const shown = useFormKey(version)
  const words = {
    name: t('adminContent.siteName'),
    hotline: t('adminFields.hotline'),
    email: t('adminFields.email'),
    address: t('adminFields.address'),
    filingNumbers: t('adminFields.filingNumbers'),
  }
  const labels = Object.fromEntries(
    (['zh', 'en'] as const).flatMap((side) => {
      const language = t(side === 'zh' ? 'adminForm.chinese' : 'adminForm.english')
      return Object.entries(words).map(([name, word]) => [`${side}.${name}`, `${word} · ${language}`])
    }),
  )
  return (
    <div className="stack">
      <div className={styles.head}>
        <h1>{t('adminContent.siteTitle')}</h1>
        <p className="muted">{t('adminContent.siteNote')}</p>
        <LinkButton size="sm" icon="clock" href={`${here}/versions`}>
          {t('adminContent.versions')}
        </LinkButton>
      </div>
      <EditForm
        key={shown}
        saved={{ id: 1, version, ...linesOf('zh', zh), ...linesOf('en', en) }}
        labels={labels}
        back={to.office.desk()}
        wide
        history={to.office.audit({ noun: 'site', key: 'site' })}
      >
        <div className={styles.both}>
          <SiteFields side="zh" saved={zh} />
          <SiteFields side="en" saved={en} />
        </div>
      </EditForm>
    </div>
  )
}
