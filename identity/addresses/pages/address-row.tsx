import { to } from '#platform/contract/to.ts'
import type { Address } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { AddressText } from './address-text.tsx'

export function AddressRow({ address }: { address: Address }) {
  const t = useT()
  const mayEdit = useMay('addresses.update', 'addresses.updateDefault', 'addresses.delete')
  return (
    <li>
      <div>
        <AddressText address={address} />
      </div>
      <div className="cluster">
        {address.receiveStatus === 1 && <Badge tone="brand">{t('addresses.default')}</Badge>}
        {mayEdit && <RowActions address={address} />}
      </div>
    </li>
  )
}

function RowActions({ address }: { address: Address }) {
  const t = useT()
  return (
    <>
      {address.receiveStatus === 0 && (
        <form method="post">
          <input type="hidden" name="id" value={address.id} />
          <Button type="submit" size="sm" variant="quiet" name="intent" value="default">
            {t('addresses.makeDefault')}
          </Button>
        </form>
      )}
      <LinkButton size="sm" variant="quiet" icon="edit" href={to.editAddress({ id: address.id })}>
        {t('addresses.edit')}
      </LinkButton>
      <AskFirst
        icon="trash"
        danger
        label={t('addresses.delete')}
        title={t('addresses.confirmDelete')}
        cancelLabel={t('addresses.cancel')}
        fields={{ id: address.id, intent: 'delete' }}
      />
    </>
  )
}
