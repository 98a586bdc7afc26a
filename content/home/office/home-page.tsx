import { to } from '#platform/contract/to.ts'
import type { HomeSectionName } from '../home-sections.ts'
import type { HomeComposition } from './contract.ts'
import { versionsIn } from '#platform/office/keep.ts'
import { doneAt } from '#platform/office/done.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { textsOf } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { SectionOrder } from './section-order.tsx'
import styles from './home-page.module.css'

const here = to.office.homePage()

export const loader = ({ api }: AdminVisit) => api.homePage.info()

export const action: AdminAction = async ({ api, form }) => {
  const sectionsOf = (side: 'zh' | 'en') => {
    const shown = new Set(textsOf(form, `${side}.shown`))
    const places = new Map(textsOf(form, `${side}.section`).map((name) => [name, Number(form.get(`${side}.${name}`))]))
    return [...places]
      .toSorted(([, one], [, other]) => one - other)
      .map(([section]) => ({ section: section as HomeSectionName, shown: shown.has(section) }))
  }
  const { changeId } = await api.homePage.save({
    ...versionsIn(form),
    zh: sectionsOf('zh'),
    en: sectionsOf('en'),
  })
  return redirect(doneAt(here, 'saved', changeId), 303)
}

/** For the comparison when somebody else was faster: named as the form names its fields. */
const placesOf = (side: 'zh' | 'en', sections: HomeComposition['zh']) =>
  sections.map(({ section }, at) => ({ side, section, field: `${side}.${section}`, place: at + 1 }))

export default function HomeCompositionPage() {
  const t = useT()
  const mayEdit = useMay('content.edit')
  const { zh, en, version } = usePageData<typeof loader>()
  const shown = useFormKey(version)
  const places = [...placesOf('zh', zh), ...placesOf('en', en)]
  const labels = Object.fromEntries(
    places.map(({ field, side, section }) => [
      field,
      `${t(`adminContent.section_${section}`)} · ${t(side === 'zh' ? 'adminForm.chinese' : 'adminForm.english')}`,
    ]),
  )
  const both = (
    <div className={styles.both}>
      <SectionOrder side="zh" saved={zh} fixed={!mayEdit} />
      <SectionOrder side="en" saved={en} fixed={!mayEdit} />
    </div>
  )
  return (
    <div className="stack">
      <div className={styles.head}>
        <h1>{t('adminContent.homeTitle')}</h1>
        <LinkButton size="sm" icon="clock" href={`${here}/versions`}>
          {t('adminContent.versions')}
        </LinkButton>
        <p className="muted">
          {t('adminContent.homeNote')} <a href={to.office.listOf('banners')}>{t('adminBanners.title')}</a> ·{' '}
          <a href={to.office.listOf('labels', { onHome: 1 })}>{t('adminLabels.title')}</a> ·{' '}
          <a href={to.office.listOf('subjects')}>{t('adminSubjects.title')}</a>
        </p>
      </div>
      {mayEdit ? (
        <EditForm
          key={shown}
          saved={{ id: 1, version, ...Object.fromEntries(places.map(({ field, place }) => [field, place])) }}
          labels={labels}
          back={to.office.desk()}
          wide
          history={to.office.audit({ noun: 'homePage', key: 'homePage' })}
        >
          {both}
        </EditForm>
      ) : (
        both
      )}
    </div>
  )
}
