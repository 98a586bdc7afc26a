import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: ReactNode
  closeLabel: string
  children?: ReactNode
  footer?: ReactNode
  /** Leave out to let a button's `command="show-modal"` and `commandfor` open it, which needs no script. */
  open?: boolean
  onClose?: () => void
  id?: string
  size?: 'sm' | 'md' | 'lg'
}

/** The native element traps the focus and gives it back to where it came from. */
export const Dialog = ({ title, closeLabel, children, footer, open, onClose, id, size = 'md' }: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog || open === undefined) return
    if (open && !dialog.open) dialog.showModal()
    // Closing before it leaves the page is what gives the focus back.
    return () => dialog.close()
  }, [open])
  return (
    <dialog
      ref={box}
      id={id}
      closedby="any"
      aria-labelledby={heading}
      className={classNames(styles.dialog, styles[size])}
      onClose={(event) => {
        if (open !== false && !event.currentTarget.open) onClose?.()
      }}
    >
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
      {/* Last, so that the focus goes to the content first. */}
      <div className={styles.close}>
        {/* No form of its own: a dialog may stand inside one. */}
        <IconButton icon="close" size="sm" label={closeLabel} onClick={() => box.current?.close()} />
      </div>
    </dialog>
  )
}

interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'size' | 'closeLabel'> {
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  busy?: boolean
  onConfirm?: () => void
  /** Id of a form that the confirm button submits. */
  form?: string
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { confirmLabel, cancelLabel, danger, busy, onConfirm, form, ...rest } = props
  const made = useId()
  const id = rest.id ?? made
  return (
    <Dialog
      {...rest}
      id={id}
      size="sm"
      closeLabel={cancelLabel}
      footer={
        <>
          <Button command="close" commandfor={id} onClick={rest.onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type={form ? 'submit' : 'button'}
            form={form}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
