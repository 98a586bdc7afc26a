import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './dialog.tsx'
import type { IconName } from './icon.tsx'

interface AskFirstProps {
  label: string
  /** Where several of a list have the same label. */
  name?: string
  title: string
  /** What a yes sends, and where: the page itself unless named. */
  fields: Record<string, string | number | readonly number[] | undefined>
  action?: string
  confirmLabel?: string
  cancelLabel: string
  danger?: boolean
  variant?: 'primary' | 'secondary' | 'quiet'
  icon?: IconName
  children?: ReactNode
}

/** A button for what cannot be taken back: it asks once, and needs no script for it. */
export function AskFirst(props: AskFirstProps) {
  const { label, name, title, fields, action, confirmLabel = label, cancelLabel, danger, children } = props
  const { variant = 'quiet', icon } = props
  const [form, dialog] = [useId(), useId()]
  return (
    <form method="post" id={form} action={action}>
      {Object.entries(fields).flatMap(([field, value = []]) =>
        [value].flat().map((one) => <input key={`${field} ${one}`} type="hidden" name={field} value={one} />),
      )}
      <Button size="sm" variant={variant} icon={icon} command="show-modal" commandfor={dialog} aria-label={name}>
        {label}
      </Button>
      <ConfirmDialog
        id={dialog}
        form={form}
        danger={danger}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
      >
        {children}
      </ConfirmDialog>
    </form>
  )
}
