import type { Page } from '#platform/contract/paging.ts'
import { to } from '#platform/contract/to.ts'
import { dateTime, orDash } from '#platform/texts/format.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { ListPages } from '#platform/web/list-pages.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type Action, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { samples } from '../contract.ts'
import { inKilograms } from '../in-kilograms.ts'
import type { Sample, SampleItem } from '../sample.ts'
import { GoodsName } from './goods-name.tsx'
import { loadRequest, RequestView, sendRequest } from './request-view.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { SampleDetail } from './sample-detail.tsx'

interface Shown {
  sample?: Sample
  asked?: Awaited<ReturnType<typeof loadRequest>>
  found?: Page<SampleItem>
}

/** The list, with `?id=` one sample, with `?productId=` the form that requests one. */
export async function loader(visit: Visit): Promise<Shown> {
  const { api, url } = visit
  const [id, productId] = [url.searchParams.get('id'), url.searchParams.get('productId')]
  if (id) return { sample: await api.samples.info({ id }) }
  if (productId) return { asked: await loadRequest(visit, productId) }
  return { found: await api.samples.list(readQuery(samples.list, url)) }
}

export const action: Action = async ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const id = text('id')
  const steps = {
    request: async () => to.sample((await sendRequest(api, form)).id, { done: 'requested' }),
    withdraw: async () => {
      await api.samples.withdraw({ id })
      return to.sample(id, { done: 'withdrawn' })
    },
    report: async () => {
      const photoIds = form.getAll('photoIds').map(String)
      await api.samples.report({ id, result: text('result') as 'fits', note: text('note'), photoIds })
      return to.sample(id, { done: 'reported' })
    },
  }
  return redirect(await intentIn<() => Promise<string>>(steps, form)(), 303)
}

export const meta: MetaOf<typeof loader> = ({ sample, asked }, t) => ({
  title: sample ? t('samples.sampleTitle', sample) : t(asked ? 'samples.requestTitle' : 'samples.title'),
})

export default function SamplesPage() {
  const t = useT()
  const { sample, asked, found } = usePageData<typeof loader>()
  if (sample) return <SampleDetail sample={sample} />
  if (asked) return <RequestView data={asked} />
  if (!found) return null
  return (
    <div className="stack">
      <header>
        <h1>{t('samples.title')}</h1>
        <p className="muted">{t('samples.intro')}</p>
      </header>
      {found.totalCount === 0 && (
        <EmptyState
          icon="flask"
          title={t('samples.empty')}
          actions={<LinkButton href={to.search()}>{t('samples.find')}</LinkButton>}
        >
          {t('samples.emptyText')}
        </EmptyState>
      )}
      {found.list.length > 0 && <SampleTable rows={found.list} />}
      <ListPages {...found} />
    </div>
  )
}

function SampleTable({ rows }: { rows: SampleItem[] }) {
  const t = useT()
  return (
    <Table
      caption={t('samples.title')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'goods',
          header: t('samples.goods'),
          rowHeader: true,
          cell: (sample) => <GoodsName sample={sample} href={to.sample(sample.id)} />,
        },
        {
          key: 'weight',
          header: t('samples.weight'),
          numeric: true,
          cell: ({ kilograms }) => inKilograms(kilograms),
        },
        {
          key: 'time',
          header: t('samples.requestedAt'),
          cell: ({ requestedAt }) => <time dateTime={requestedAt}>{dateTime(requestedAt)}</time>,
        },
        { key: 'status', header: t('samples.status'), cell: ({ status }) => <SampleBadge status={status} /> },
        {
          key: 'result',
          header: t('samples.result'),
          cell: ({ result }) => orDash(result && t(`samples.result_${result}`)),
        },
      ]}
    />
  )
}
