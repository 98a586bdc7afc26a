import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { approvals } from '../contract.ts'
import { ApprovalDetail } from './approval-detail.tsx'
import { ApprovalTable } from './approval-table.tsx'
import { decide } from './decide.ts'

/** The list, or with `?id=` one request. */
export async function loader({ api, url }: Visit) {
  const id = url.searchParams.get('id')
  if (id) return { approval: await api.approvals.info({ id }), formKey: randomId(), found: undefined }
  return { approval: undefined, formKey: '', found: await api.approvals.list(readQuery(approvals.list, url)) }
}

export const action = decide

export const meta: MetaOf<typeof loader> = ({ approval }, t) => ({
  title: approval ? t('approvals.number', approval) : t('approvals.title'),
})

export default function ApprovalsPage() {
  const t = useT()
  const { approval, formKey, found } = usePageData<typeof loader>()
  if (approval)
    return <ApprovalDetail approval={approval} formKey={formKey} address={<AddressText address={approval.address} />} />
  if (!found) return null
  return (
    <div className="stack">
      <header>
        <h1>{t('approvals.title')}</h1>
        <p className="muted">{t('approvals.intro')}</p>
      </header>
      {found.totalCount === 0 && (
        <EmptyState icon="check" title={t('approvals.empty')}>
          {t('approvals.emptyText')}
        </EmptyState>
      )}
      {found.list.length > 0 && <ApprovalTable rows={found.list} />}
      <ListPages {...found} />
    </div>
  )
}
