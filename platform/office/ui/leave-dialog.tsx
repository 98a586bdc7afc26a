import { useEffect, useState } from 'react'
import { answerBy } from '../unsaved.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'

/** Asks before a page is left whose form is not saved. */
export function LeaveDialog() {
  const t = useT()
  const [asked, setAsked] = useState<{ stay(stays: boolean): void }>()
  useEffect(() => answerBy(() => new Promise((stay) => setAsked({ stay }))), [])
  if (!asked) return null
  const answer = (stays: boolean) => {
    setAsked(undefined)
    asked.stay(stays)
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('adminForm.leaveTitle')}
      confirmLabel={t('adminForm.leave')}
      cancelLabel={t('adminForm.stay')}
      onConfirm={() => answer(false)}
      onClose={() => answer(true)}
    >
      <p>{t('adminForm.leaveText')}</p>
    </ConfirmDialog>
  )
}
