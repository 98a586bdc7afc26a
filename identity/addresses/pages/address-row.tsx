import { useId } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Address } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'
import { AddressText } from './address-text.tsx'
import styles from './addresses.module.css'

export function AddressRow({ address }: { address: Address }) {
  const t = useT()
  const mayEdit = useMay('addresses.update', 'addresses.updateDefault', 'addresses.delete')
  return (
    <li className={styles.address}>
      <div>
        <AddressText address={address} />
      </div>
      {address.receiveStatus === 1 && <Badge tone="brand">{t('addresses.default')}</Badge>}
      {mayEdit && <RowActions address={address} />}
    </li>
  )
}

function RowActions({ address }: { address: Address }) {
  const t = useT()
  const dialog = useId()
  const form = useId()
  return (
    <>
      <form method="post" className={styles.actions}>
        <input type="hidden" name="id" value={address.id} />
        {address.receiveStatus === 0 && (
          <Button type="submit" size="sm" variant="quiet" name="intent" value="default">
            {t('addresses.makeDefault')}
          </Button>
        )}
        <LinkButton size="sm" variant="quiet" icon="edit" href={to.editAddress({ id: address.id })}>
          {t('addresses.edit')}
        </LinkButton>
        <Button size="sm" variant="quiet" icon="trash" command="show-modal" commandfor={dialog}>
          {t('addresses.delete')}
        </Button>
      </form>
      <form method="post" id={form}>
        <input type="hidden" name="id" value={address.id} />
        <input type="hidden" name="intent" value="delete" />
      </form>
      <ConfirmDialog
        id={dialog}
        form={form}
        danger
        title={t('addresses.confirmDelete')}
        confirmLabel={t('addresses.delete')}
        cancelLabel={t('addresses.cancel')}
      />
    </>
  )
}
