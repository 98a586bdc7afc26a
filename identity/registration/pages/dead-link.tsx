import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'

interface DeadLinkProps {
  /** Empty where the visitor came without one. */
  token: string
  reason: string
  again: string
}

export function DeadLink({ token, reason, again }: DeadLinkProps) {
  const t = useT()
  return (
    <EmptyState
      icon="mail"
      level={1}
      title={token ? t('registration.linkDeadTitle') : t('registration.titleComplete')}
      actions={
        <LinkButton href={again} variant="primary">
          {t('registration.linkAgain')}
        </LinkButton>
      }
    >
      {reason}
    </EmptyState>
  )
}
