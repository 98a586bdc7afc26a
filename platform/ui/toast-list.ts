import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  text: string
  kind: ToastKind
}

/** An error stays until it is dismissed. */
const lifetime: Record<ToastKind, number | undefined> = { success: 1500, info: 5000, error: undefined }

const toasts = createStore<readonly Toast[]>([])
let lastId = 0

export const currentToasts = toasts.get
export const onToastsChange = toasts.subscribe

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** Call it in the browser only: the list belongs to one visitor. */
export function showToast(text: string, kind: ToastKind = 'success') {
  const id = ++lastId
  toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id, text, kind }].slice(-3))
  const time = lifetime[kind]
  if (time) setTimeout(() => dismissToast(id), time)
}
