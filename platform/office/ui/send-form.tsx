import { useId } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'

interface SendFormProps {
  id: number
  /** What is on the screen; a newer one is not sent by mistake. */
  version: number
  label: string
  title: string
  text: string
}

/** Sending to many, after a second look. */
export function SendForm({ id, version, label, title, text }: SendFormProps) {
  const t = useT()
  const [form, dialog] = [useId(), useId()]
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" id={form}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Button variant="primary" icon="mail" block busy={busy} command="show-modal" commandfor={dialog}>
        {label}
      </Button>
      <ConfirmDialog id={dialog} form={form} title={title} confirmLabel={label} cancelLabel={t('adminForm.cancel')}>
        {text}
      </ConfirmDialog>
    </form>
  )
}
