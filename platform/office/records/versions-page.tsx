import { doneAt } from '../done.ts'
import { textOf } from '../form.ts'
import { useMay, type AdminAction, type AdminVisit } from '../visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { callsOf, lookAt, lookOf, nameOf } from './content-looks.ts'
import { useValueText } from './use-value-text.ts'
import { VersionList } from './version-list.tsx'

export async function loader({ api, url }: AdminVisit) {
  const look = lookAt(url)
  const calls = callsOf(api, look)
  const id = Number(url.searchParams.get('id'))
  const [versions, choices] = await Promise.all([calls.versions({ id }), calls.choices()])
  return { at: look.path, id, choices, ...versions }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const look = lookAt(url)
  const id = url.searchParams.get('id') ?? ''
  const [version, wanted] = [textOf(form, 'version'), textOf(form, 'wanted')]
  const { changeId } = await callsOf(api, look).restore({ id, version, wanted })
  return redirect(doneAt(`${look.path}/versions?id=${id}`, 'changed', changeId), 303)
}

export const meta: MetaOf<typeof loader> = ({ at, list }, t) => ({
  title: t('adminContent.versionsTitle', { name: nameOf(lookOf(at), list[0]?.values ?? {}, t) }),
})

export default function ContentVersionsPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { at, id, list, pictures, choices } = data
  const look = lookOf(at)
  const mayEdit = useMay('content.edit')
  const words = useValueText(look, choices)
  return (
    <div className="stack">
      <p className="muted">
        <a href={at}>{t(`adminContent.${look.name}`)}</a> · <a href={`${at}/edit?id=${id}`}>{t('adminForm.edit')}</a>
      </p>
      <h1>{meta(data, t).title}</h1>
      <VersionList
        list={list}
        pictures={pictures}
        mayRestore={mayEdit}
        previewOf={(version) => `${at}/preview?id=${id}&version=${version}`}
        {...words}
      />
    </div>
  )
}
