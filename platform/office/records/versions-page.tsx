import { doneAt } from '../done.ts'
import { textOf } from '../form.ts'
import { useMay, type AdminAction, type AdminVisit } from '../visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { callsOf, choicesOf } from './record-page.ts'
import { nameIn } from './record-words.ts'
import { recordAt } from './registry.ts'
import { useValueText } from './use-value-text.ts'
import { VersionList } from './version-list.tsx'

export async function loader({ api, url }: AdminVisit) {
  const record = recordAt(url)
  const id = Number(url.searchParams.get('id'))
  const [versions, choices] = await Promise.all([callsOf(api, record).versions({ id }), choicesOf(api, record)])
  return { at: record.at.path, id, choices, ...versions }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const record = recordAt(url)
  const id = url.searchParams.get('id') ?? ''
  const [version, wanted] = [textOf(form, 'version'), textOf(form, 'wanted')]
  const { changeId } = await callsOf(api, record).restore({ id, version, wanted })
  return redirect(doneAt(record.at.versions(id), 'changed', changeId), 303)
}

export const meta: MetaOf<typeof loader> = ({ at, list }, t) => ({
  title: t('adminContent.versionsTitle', { name: nameIn(t, recordAt({ pathname: at }), list[0]?.values ?? {}) }),
})

export default function RecordVersionsPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { at, id, list, pictures, choices } = data
  const record = recordAt({ pathname: at })
  const mayEdit = useMay(record.edit)
  const words = useValueText(record, choices)
  return (
    <div className="stack">
      <p className="muted">
        <a href={at}>{t(`${record.texts}.title`)}</a> · <a href={record.at.edit(id)}>{t('adminForm.edit')}</a>
      </p>
      <h1>{meta(data, t).title}</h1>
      <VersionList
        list={list}
        pictures={pictures}
        mayRestore={mayEdit}
        previewOf={record.seenAt && ((version) => record.at.preview(id, { version }))}
        {...words}
      />
    </div>
  )
}
