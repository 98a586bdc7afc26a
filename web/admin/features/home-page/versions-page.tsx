import type { HomeComposition } from '#contract/operator/site.ts'
import { VersionList } from '#web/admin/features/content/version-list.tsx'
import { doneAt } from '#web/admin/lib/done.ts'
import { textOf } from '#web/admin/lib/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#web/admin/lib/visit.ts'
import { useT } from '#web/lib/i18n.tsx'
import { redirect } from '#web/lib/outcome.ts'
import { usePageData } from '#web/lib/page.ts'

export const loader = ({ api }: AdminVisit) => api.homePage.versions()

export const action: AdminAction = async ({ api, form }) => {
  const { changeId } = await api.homePage.restore({ version: textOf(form, 'version'), wanted: textOf(form, 'wanted') })
  return redirect(doneAt('/admin/home-page/versions', 'changed', changeId), 303)
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
        <a href="/admin/home-page">{t('adminContent.homeTitle')}</a>
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
