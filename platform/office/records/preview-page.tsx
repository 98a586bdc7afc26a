import type { AdminVisit } from '../visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { PreviewFrame, viewIn } from './preview-frame.tsx'
import { callsOf } from './record-page.ts'
import { nameIn } from './record-words.ts'
import { recordAt } from './registry.ts'

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
    ...viewIn(url, t),
  }
}

export const meta: MetaOf<typeof loader> = ({ name }, t) => ({ title: t('adminContent.previewTitle', { name }) })

/** The public page of a record. */
export default function RecordPreviewPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { at, id, version, draft, ...view } = data
  const record = recordAt({ pathname: at })
  const kept: Record<string, string> = { ...(version && { version }), ...(draft && { draft }) }
  return (
    <PreviewFrame
      title={meta(data, t).title}
      note={`${version ? `${t('adminContent.previewVersion', { version })} · ` : ''}${t(draft ? 'adminContent.previewDraft' : 'adminContent.previewNote')}`}
      view={view}
      at={(query) => record.at.preview(id, { ...kept, ...query })}
      frame={{ id: String(id), ...kept, noun: record.name }}
      back={record.at.edit(id)}
    />
  )
}
