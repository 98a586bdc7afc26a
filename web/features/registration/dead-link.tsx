import { useT } from '#web/lib/i18n.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'

export function DeadLink({ reason, again }: { reason: string; again: string }) {
  const t = useT()
  return (
    <EmptyState
      icon="mail"
      level={1}
      title={t('registration.linkDeadTitle')}
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
