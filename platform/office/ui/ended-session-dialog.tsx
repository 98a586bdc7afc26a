import { useEffect, useState } from 'react'
import { to } from '#platform/contract/to.ts'
import { onEndedSession } from '../ended-session.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'

/** Leads to the sign-in in another tab, so that the form in this one keeps what was typed. */
export function EndedSessionDialog() {
  const t = useT()
  const [open, setOpen] = useState(false)
  useEffect(() => onEndedSession(() => setOpen(true)), [])
  if (!open) return null
  const close = () => setOpen(false)
  return (
    <Dialog
      open
      size="sm"
      title={t('adminSession.endedTitle')}
      closeLabel={t('adminForm.close')}
      onClose={close}
      footer={
        <LinkButton href={to.office.signIn()} target="_blank" rel="noopener" variant="primary" onClick={close}>
          {t('adminSession.endedSignIn')}
        </LinkButton>
      }
    >
      <p>{t('adminSession.endedText')}</p>
    </Dialog>
  )
}
