import { to } from '#platform/contract/to.ts'
import { addresses } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, useRefused, type Action } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { AddressRow } from './address-row.tsx'

export const loader = ({ api, url }: Visit) => api.addresses.list(readQuery(addresses.list, url))

export const action: Action = async ({ api, form }) => {
  const id = Number(form.get('id'))
  await (form.get('intent') === 'delete'
    ? api.addresses.delete({ ids: [id] })
    : api.addresses.updateDefault({ id, receiveStatus: 1 }))
  return null
}

export default function AddressesPage() {
  const t = useT()
  const found = usePageData<typeof loader>()
  const { refused } = useRefused() ?? {}
  const mayAdd = useMay('addresses.save')
  const add = mayAdd && (
    <LinkButton href={to.editAddress()} variant="primary" icon="plus">
      {t('addresses.add')}
    </LinkButton>
  )
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('addresses.title')}</h1>
        {found.totalCount > 0 && add}
      </header>
      <div role="alert">{refused && <Notice kind="danger">{refused.message}</Notice>}</div>
      {found.totalCount === 0 && (
        <EmptyState icon="pin" title={t('addresses.empty')} actions={add}>
          {t('addresses.emptyText')}
        </EmptyState>
      )}
      {found.list.length > 0 && (
        <ul className="records">
          {found.list.map((address) => (
            <AddressRow key={address.id} address={address} />
          ))}
        </ul>
      )}
      <ListPages {...found} />
    </div>
  )
}
