import { to } from '#platform/contract/to.ts'
import type { HomeComposition } from './contract.ts'
import { VersionList } from '#platform/office/records/version-list.tsx'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'

export const loader = ({ api }: AdminVisit) => api.homePage.versions()

export const action: AdminAction = async ({ api, form }) => {
  const { changeId } = await api.homePage.restore({ version: textOf(form, 'version'), wanted: textOf(form, 'wanted') })
  return redirect(doneAt(to.office.homePageVersions(), 'changed', changeId), 303)
}

export default function HomeVersionsPage() {
  const t = useT()
  const { list, pictures } = usePageData<typeof loader>()
  const labels: Record<string, string> = {
    zh: t('adminContent.chineseSite'),
    en: t('adminContent.internationalSite'),
  }
  const bands = (value: unknown) =>
    ((value ?? []) as HomeComposition['zh'])
      .filter(({ shown }) => shown)
      .map(({ section }) => t(`adminContent.section_${section}`))
      .join('\n')
  return (
    <div className="stack">
      <p className="muted">
        <a href={to.office.homePage()}>{t('adminContent.homeTitle')}</a>
      </p>
      <h1>{t('adminContent.versionsTitle', { name: t('adminContent.homeTitle') })}</h1>
      <VersionList
        list={list}
        pictures={pictures}
        mayRestore={useMay('content.edit')}
        names={['zh', 'en']}
        labelOf={(name) => labels[name] ?? name}
        textOf={(_, value) => bands(value)}
      />
    </div>
  )
}
