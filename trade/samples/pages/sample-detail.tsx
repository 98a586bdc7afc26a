import { to } from '#platform/contract/to.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import type { Sample } from '../sample.ts'
import { FollowedBy } from './followed-by.tsx'
import { ReportForm } from './report-form.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { SampleFacts, SampleHistory, Trial } from './sample-facts.tsx'

const saidOf = { requested: 'said_requested', reported: 'said_reported', withdrawn: 'said_withdrawn' } as const

export function SampleDetail({ sample }: { sample: Sample }) {
  const t = useT()
  const { refused } = useRefused() ?? {}
  const done = useSearchParams()[0].get('done')
  const said = Object.entries(saidOf).find(([name]) => name === done)?.[1]
  return (
    <div className="stack loose">
      <header className="stack tight">
        <p>
          <a href={to.samples()}>← {t('samples.back')}</a>
        </p>
        <h1>{productTitle(sample.product, t)}</h1>
        <p className="cluster">
          <SampleBadge status={sample.status} />
          <span className="muted">{t('samples.sampleTitle', sample)}</span>
        </p>
        <div role="status">{said && <Notice kind="success">{t(`samples.${said}`)}</Notice>}</div>
        <div role="alert">
          {refused && Object.keys(refused.fields).length === 0 && <Notice kind="danger">{refused.message}</Notice>}
        </div>
      </header>
      <SampleFacts sample={sample} />
      <Withdraw sample={sample} />
      {sample.result && (
        <Card title={t('samples.result')} look="ruled">
          <Trial sample={sample} />
        </Card>
      )}
      {sample.status === 'sent' && <ReportForm id={sample.id} />}
      <NextStep sample={sample} />
      <SampleHistory sample={sample} />
    </div>
  )
}

function Withdraw({ sample: { id, status } }: { sample: Sample }) {
  const t = useT()
  const may = useMay('samples.withdraw')
  if (!may || (status !== 'requested' && status !== 'approved')) return null
  return (
    <AskFirst
      label={t('samples.withdraw')}
      title={t('samples.confirmWithdraw')}
      cancelLabel={t('samples.cancel')}
      fields={{ intent: 'withdraw', id }}
      action={to.sample(id)}
    />
  )
}

/** Where goods that were tried are bought, and what has been made from it. */
function NextStep({ sample }: { sample: Sample }) {
  const t = useT()
  const { productId, lotId, status } = sample
  if (status !== 'sent' && status !== 'tried') return null
  return (
    <Card title={t('samples.nextTitle')} look="ruled">
      <div className="stack">
        <p className="muted">{t('samples.nextText')}</p>
        <FollowedBy sample={sample} order={to.order} enquiry={to.enquiry} />
        {productId && (
          <p className="cluster">
            <LinkButton href={to.product(productId)} variant="primary">
              {t('samples.makeOrder')}
            </LinkButton>
            <LinkButton href={to.inquiry({ productId, ...(lotId && { lotId }) })} icon="enquiry">
              {t('samples.makeEnquiry')}
            </LinkButton>
          </p>
        )}
      </div>
    </Card>
  )
}
