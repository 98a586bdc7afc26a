export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  text: string
  kind: ToastKind
}

/** An error stays until it is dismissed. */
const lifetime: Record<ToastKind, number | undefined> = { success: 1500, info: 5000, error: undefined }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number) => replace(toasts.filter((toast) => toast.id !== id))

/** Call it in the browser only: the list belongs to one visitor. */
export function showToast(text: string, kind: ToastKind = 'success') {
  const id = ++lastId
  replace([...toasts.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3))
  const time = lifetime[kind]
  if (time) setTimeout(() => dismissToast(id), time)
}

export const currentToasts = () => toasts

export const onToastsChange = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
