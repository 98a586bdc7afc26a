import { useT } from '#web/lib/i18n.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/state.tsx'
import { checkThen } from './paths.ts'

/** Instead of the form, for who came here without proving who they are. */
export function CheckFirst({ path }: { path: string }) {
  const t = useT()
  return (
    <EmptyState
      icon="lock"
      title={t('accountSecurity.confirmTitle')}
      actions={
        <LinkButton href={checkThen(path)} variant="primary">
          {t('accountSecurity.continue')}
        </LinkButton>
      }
    >
      {t('accountSecurity.confirmIntro')}
    </EmptyState>
  )
}
