import { useEffect, useRef, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { currentToasts, dismissToast, onToastsChange, type Toast, type ToastKind } from './toast-list.ts'
import styles from './toast.module.css'

const icons: Record<ToastKind, IconName> = { success: 'check', info: 'info', error: 'warning' }
const none: readonly Toast[] = []

/** Once per page, beside the main content. */
export const ToastRegion = ({ label, dismissLabel }: { label: string; dismissLabel: string }) => {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none)
  const region = useRef<HTMLDivElement>(null)
  const last = toasts.at(-1)?.id
  useEffect(() => {
    // Shown anew, it comes above a dialog that was opened since.
    if (region.current?.matches(':popover-open')) region.current.hidePopover()
    region.current?.showPopover()
  }, [last])
  return (
    <div ref={region} popover="manual" role="region" aria-label={label} aria-live="polite" className={styles.region}>
      {toasts.map(({ id, text, kind }) => (
        <div key={id} role={kind === 'error' ? 'alert' : undefined} className={classNames(styles.toast, styles[kind])}>
          <Icon name={icons[kind]} />
          <p>{text}</p>
          {kind === 'error' && (
            <IconButton icon="close" size="sm" label={dismissLabel} onClick={() => dismissToast(id)} />
          )}
        </div>
      ))}
    </div>
  )
}
