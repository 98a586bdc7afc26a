import type { OutputOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import type { subscriptions } from '../contract.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import styles from './subscriptions.module.css'

interface ConfirmProps {
  token: string
  request: OutputOf<typeof subscriptions.request>
}

export function Confirm({ token, request: { email, catalogues } }: ConfirmProps) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="address" value={email} />
      <h1>{t('subscriptions.confirmTitle')}</h1>
      <p>{t('subscriptions.confirmText', { email })}</p>
      <ul className={styles.list}>
        {catalogues.map(({ id, name, nameEn }) => (
          <li key={id}>
            <Local zh={name} en={nameEn} />
          </li>
        ))}
      </ul>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t('subscriptions.confirm')}
      </Button>
    </form>
  )
}

export function Confirmed({ email }: { email: string }) {
  const t = useT()
  return (
    <div role="status">
      <EmptyState
        icon="check"
        level={1}
        title={t('subscriptions.confirmedTitle')}
        actions={<LinkButton href={to.search()}>{t('layout.productSearch')}</LinkButton>}
      >
        {t('subscriptions.confirmedText', { email })}
      </EmptyState>
    </div>
  )
}
