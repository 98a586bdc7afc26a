import { contentStates, type ContentRow } from './contract.ts'
import { contentNouns } from './content-nouns.ts'
import { localised } from '#platform/texts/localised.ts'
import { doneAt } from '../done.ts'
import { textOf, textsOf } from '../form.ts'
import { listAction } from '../list-action.ts'
import { useMay, type AdminAction, type AdminVisit } from '../visit.ts'
import { AdminList } from '../ui/admin-list.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { callsOf, choicesOf, choiceText, groupKey, lookAt, lookOf, type ContentLook } from './content-looks.ts'
import { useContentColumns } from './use-content-columns.tsx'

export async function loader({ api, url }: AdminVisit) {
  const look = lookAt(url)
  const calls = callsOf(api, look)
  const [page, choices, views] = await Promise.all([
    calls.list(readQuery(contentNouns[look.name].list, url)),
    calls.choices(),
    api.desk.filters({ list: look.name }),
  ])
  return { at: look.path, page, choices, views }
}

export const action: AdminAction = (visit) => {
  const look = lookAt(visit.url)
  return listAction(look.name, async ({ api, form, url }) => {
    const calls = callsOf(api, look)
    const ids = textsOf(form, 'ids').map(Number)
    const intent = textOf(form, 'intent')
    const back = look.path + url.search
    if (intent === 'remove') {
      const { changeId } = await calls.remove({ ids })
      return redirect(doneAt(back, 'deleted', changeId), 303)
    }
    if (!look.published || (intent !== 'publish' && intent !== 'withdraw')) throw new PageError(405)
    const { changeId } = await calls.publish({ ids, shown: intent === 'publish' })
    return redirect(doneAt(back, 'changed', changeId), 303)
  })(visit)
}

export const meta: MetaOf<typeof loader> = ({ at }, t) => ({ title: t(`adminContent.${lookOf(at).name}`) })

export default function ContentListPage() {
  const t = useT()
  const mayEdit = useMay('content.edit')
  const { at, page, views } = usePageData<typeof loader>()
  const look = lookOf(at)
  const publishing = [
    { intent: 'publish', label: t('adminContent.publishNow') },
    { intent: 'withdraw', label: t('adminContent.withdraw') },
  ]
  return (
    <AdminList<ContentRow>
      title={t(`adminContent.${look.name}`)}
      page={page}
      views={views}
      columns={useContentColumns(look, mayEdit)}
      rowName={({ title, titleEn }) => localised(t.locale, title, titleEn).text}
      add={mayEdit && { href: `${at}/edit`, label: t(`adminContent.add_${look.name}`) }}
      filters={<Filters look={look} />}
      bulk={mayEdit && look.published ? publishing : []}
      removable={mayEdit}
    />
  )
}

function Filters({ look }: { look: ContentLook }) {
  const t = useT()
  const { choices } = usePageData<typeof loader>()
  const { group = '' } = look
  const groups = [
    ...choicesOf(look.content.fields[group]).map((value) => ({ value, label: choiceText(t, look, group, value) })),
    ...(choices[group] ?? []).map(({ value, name, nameEn }) => ({
      value,
      label: localised(t.locale, name, nameEn).text,
    })),
  ]
  const states = contentStates.map((state) => ({ value: state, label: t(`adminContent.state_${state}`) }))
  return (
    <>
      {groups.length > 0 && <FilterSelect name="group" label={t(groupKey(look))} options={groups} />}
      {look.published && <FilterSelect name="state" label={t('adminContent.state')} options={states} />}
      <FilterSelect
        name="missing"
        label={t('adminContent.language')}
        options={[
          { value: 'zh', label: t('adminForm.missingChinese') },
          { value: 'en', label: t('adminForm.missingEnglish') },
        ]}
      />
    </>
  )
}
