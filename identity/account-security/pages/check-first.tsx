import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
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
