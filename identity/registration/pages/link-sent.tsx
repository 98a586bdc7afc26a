import { mailLoginPage } from '#identity/auth/mail-providers.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'

/** Where to look, and how to get there when the provider is known. */
export function LinkSent({ email }: { email: string | undefined }) {
  const t = useT()
  const mailbox = email && mailLoginPage(email)
  return (
    <div role="status">
      {email && (
        <Notice
          kind="success"
          title={t('registration.linkSentTitle')}
          actions={
            mailbox && (
              <LinkButton href={mailbox} target="_blank" rel="noreferrer" size="sm">
                {t('registration.openMailbox')}
              </LinkButton>
            )
          }
        >
          {t('registration.linkSent', { email })}
        </Notice>
      )}
    </div>
  )
}
