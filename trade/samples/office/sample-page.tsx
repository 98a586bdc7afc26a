import { productTitle } from '#catalogue/goods/product-title.ts'
import { to } from '#platform/contract/to.ts'
import { doneAt, type Done } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { Card } from '#platform/ui/card.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { intentIn } from '#platform/web/intent-in.ts'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { FollowedBy } from '../pages/followed-by.tsx'
import { SampleBadge } from '../pages/sample-badge.tsx'
import { SampleFacts, SampleHistory, Trial } from '../pages/sample-facts.tsx'
import { DecideForms } from './decide-forms.tsx'

export const loader = ({ api, url }: AdminVisit) => api.samples.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const sent = fieldsOf(form, 'carrier', 'trackingNumber', 'lotId')
  const settled = textOf(form, 'settled') as 'transfer' | ''
  const steps: Record<string, [Done, () => Promise<unknown>]> = {
    approve: ['changed', () => api.samples.approve({ id })],
    refuse: ['changed', () => api.samples.refuse({ id, ...fieldsOf(form, 'reason') })],
    send: ['shipped', () => api.samples.send({ id, ...sent, settled })],
  }
  const [done, take] = intentIn(steps, form)
  await take()
  return redirect(doneAt(to.office.sample(id), done), 303)
}

export const meta: MetaOf<typeof loader> = (sample, t) => ({ title: t('samples.sampleTitle', sample) })

export default function SamplePage() {
  const t = useT()
  const sample = usePageData<typeof loader>()
  const { status, result, order, enquiry, companyId, buyer } = sample
  return (
    <Detail
      back={{ href: to.office.samples(), label: t('adminSamples.title') }}
      title={productTitle(sample.product, t)}
      marks={<SampleBadge status={status} />}
      aside={<DecideForms sample={sample} />}
    >
      <Card title={t('adminSamples.details')} look="ruled">
        <p>{companyId ? <a href={to.office.company(companyId)}>{buyer}</a> : buyer}</p>
        <SampleFacts sample={sample} />
      </Card>
      {(result || order || enquiry) && (
        <Card title={t('adminSamples.trial')} look="ruled">
          <Trial sample={sample} />
          <FollowedBy sample={sample} order={to.office.order} enquiry={to.office.enquiry} />
        </Card>
      )}
      <SampleHistory sample={sample} />
    </Detail>
  )
}
