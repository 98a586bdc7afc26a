import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { VersionList } from '#platform/office/records/version-list.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'

export const loader = ({ api }: AdminVisit) => api.site.versions()

export const action: AdminAction = async ({ api, form }) => {
  const { changeId } = await api.site.restore({ version: textOf(form, 'version'), wanted: textOf(form, 'wanted') })
  return redirect(doneAt(to.office.siteVersions(), 'changed', changeId), 303)
}

const linesOf = (details: unknown) =>
  Object.entries((details ?? {}) as Record<string, unknown>)
    .map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join('\n')

export default function SiteVersionsPage() {
  const t = useT()
  const { list, pictures } = usePageData<typeof loader>()
  const labels: Record<string, string> = {
    zh: t('adminContent.chineseSite'),
    en: t('adminContent.internationalSite'),
  }
  return (
    <div className="stack">
      <p className="muted">
        <a href={to.office.site()}>{t('adminContent.siteTitle')}</a>
      </p>
      <h1>{t('adminContent.versionsTitle', { name: t('adminContent.siteTitle') })}</h1>
      <VersionList
        list={list}
        pictures={pictures}
        mayRestore
        names={['zh', 'en']}
        labelOf={(name) => labels[name] ?? name}
        textOf={(_, value) => linesOf(value)}
      />
    </div>
  )
}
