import { mailLoginPage } from '../mail-providers.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'

interface LinkSentProps {
  /** Undefined until the link has been sent. */
  email: string | undefined
  text: (email: string) => string
}

/** Where to look, and how to get there when the provider is known. */
export function LinkSent({ email, text }: LinkSentProps) {
  const t = useT()
  const mailbox = email && mailLoginPage(email)
  return (
    <div role="status">
      {email && (
        <Notice
          kind="success"
          title={t('auth.linkSentTitle')}
          actions={
            mailbox && (
              <LinkButton href={mailbox} target="_blank" rel="noreferrer" size="sm">
                {t('auth.openMailbox')}
              </LinkButton>
            )
          }
        >
          {text(email)}
        </Notice>
      )}
    </div>
  )
}
