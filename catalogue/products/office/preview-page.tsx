import { to } from '#platform/contract/to.ts'
import { PreviewFrame, viewIn } from '#platform/office/records/preview-frame.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'

export async function loader({ api, url, t }: AdminVisit) {
  const id = url.searchParams.get('id') ?? undefined
  const draft = await api.products.draft({ id })
  if (!draft) throw new PageError(404)
  const { series, model } = draft.typed
  return { id, name: [series, model].filter(Boolean).join(' '), ...viewIn(url, t) }
}

export const meta: MetaOf<typeof loader> = ({ name }, t) => ({ title: t('adminContent.previewTitle', { name }) })

/** The public page of a product with what was typed into its form. */
export default function ProductPreviewPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { id, name: _, ...view } = data
  const which: Record<string, string> = id ? { id } : {}
  return (
    <PreviewFrame
      title={meta(data, t).title}
      note={t('adminContent.previewDraft')}
      view={view}
      at={(query) => to.office.productPreview({ ...which, ...query })}
      frame={{ ...which, noun: 'products' }}
      back={to.office.products.edit(id)}
    />
  )
}
