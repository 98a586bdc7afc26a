import { to } from '#platform/contract/to.ts'
import { dateTime, orDash, weight } from '#platform/texts/format.ts'
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
import type { SampleItem } from '../sample.ts'
import { GoodsName } from './goods-name.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { SampleDetail } from './sample-detail.tsx'

/** The list, or with `?id=` one sample. */
export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('id')
  if (id) return { sample: await api.samples.info({ id }), found: undefined }
  return { sample: undefined, found: await api.samples.list(readQuery(samples.list, url)) }
}

export const action: Action = async ({ api, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const id = text('id')
  const steps = {
    withdraw: async () => {
      await api.samples.withdraw({ id })
      return 'withdrawn'
    },
    report: async () => {
      const photoIds = form.getAll('photoIds').map(String)
      await api.samples.report({ id, result: text('result') as 'fits', note: text('note'), photoIds })
      return 'reported'
    },
  }
  const done = await intentIn<() => Promise<string>>(steps, form)()
  return redirect(to.sample(id, { done }), 303)
}

export const meta: MetaOf<typeof loader> = ({ sample }, t) => ({
  title: sample ? t('samples.sampleTitle', sample) : t('samples.title'),
})

export default function SamplesPage() {
  const t = useT()
  const { sample, found } = usePageData<typeof loader>()
  if (sample) return <SampleDetail sample={sample} />
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
          cell: ({ kilograms }) => weight(t, kilograms),
        },
        { key: 'time', header: t('samples.requestedAt'), cell: ({ requestedAt }) => dateTime(requestedAt) },
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
