import { to } from '#platform/contract/to.ts'
import { listAction } from '#platform/office/list-action.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { TimeAt } from '#platform/office/ui/time-at.tsx'
import type { AdminVisit } from '#platform/office/visit.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { inKilograms } from '../in-kilograms.ts'
import { empty, orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { FollowedBy } from '../pages/followed-by.tsx'
import { GoodsName } from '../pages/goods-name.tsx'
import { SampleBadge } from '../pages/sample-badge.tsx'
import { samples, sampleTabs, type SampleRow } from './contract.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, counts, views] = await Promise.all([
    api.samples.list(readQuery(samples.list, url)),
    api.samples.counts(),
    api.desk.filters({ list: 'samples' }),
  ])
  return { page, counts, views }
}

export const action = listAction('samples', () => Promise.reject(new PageError(405)))

export default function SamplesPage() {
  const t = useT()
  const { page, counts, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminSamples.title')}
      page={page}
      views={views}
      columns={useSampleColumns()}
      rowName={({ product }) => productTitle(product, t)}
      tabs={
        <ListTabs
          label={t('adminSamples.tabs')}
          tabs={sampleTabs}
          textOf={(tab) => t(tab === 'all' || tab === 'ordered' ? `adminSamples.${tab}` : `samples.status_${tab}`)}
          counts={counts}
        />
      }
    />
  )
}

function useSampleColumns(): ListColumn<SampleRow>[] {
  const t = useT()
  return [
    {
      key: 'goods',
      header: t('adminSamples.goods'),
      rowHeader: true,
      cell: (sample) => <GoodsName sample={sample} href={to.office.sample(sample.id)} />,
    },
    { key: 'state', header: t('adminSamples.state'), cell: ({ status }) => <SampleBadge status={status} /> },
    { key: 'buyer', header: t('adminSamples.buyer'), cell: ({ buyer }) => buyer },
    {
      key: 'kilograms',
      header: t('adminSamples.weight'),
      numeric: true,
      sortable: true,
      cell: ({ kilograms }) => inKilograms(kilograms),
    },
    {
      key: 'requestedAt',
      header: t('adminSamples.requestedAt'),
      sortable: true,
      cell: ({ requestedAt }) => <TimeAt at={requestedAt} />,
    },
    {
      key: 'result',
      header: t('adminSamples.result'),
      cell: ({ result }) => orDash(result && t(`samples.result_${result}`)),
    },
    {
      key: 'followed',
      header: t('adminSamples.followed'),
      cell: (sample) =>
        sample.order || sample.enquiry ? (
          <FollowedBy sample={sample} order={to.office.order} enquiry={to.office.enquiry} />
        ) : (
          empty
        ),
    },
  ]
}
