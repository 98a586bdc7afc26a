import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'

/** Instead of the form, for who came here without proving who they are. */
export function CheckFirst({ path }: { path: string }) {
  const t = useT()
  return (
    <EmptyState
      icon="lock"
      title={t('accountSecurity.confirmTitle')}
      actions={
        <LinkButton href={to.checkPassword(path)} variant="primary">
          {t('accountSecurity.continue')}
        </LinkButton>
      }
    >
      {t('accountSecurity.confirmIntro')}
    </EmptyState>
  )
}
