import { useSyncExternalStore } from 'react'

/** The little that the page knows of the chat before the chat itself is loaded. */
interface Switch {
  /** `offered`: it opened by itself, so it does not take the focus. */
  open: 'asked' | 'offered' | false
  unread: number
}

const usedKey = 'chat'
let state: Switch = { open: false, unread: 0 }
const listeners = new Set<() => void>()

export function turnChat(change: Partial<Switch>) {
  state = { ...state, ...change }
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const closed: Switch = { open: false, unread: 0 }

export const useChatSwitch = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )

/** Whether this browser has ever said something, so that an answer may wait. */
export const chatWasUsed = () => localStorage.getItem(usedKey) !== null
export const noteChatUsed = () => localStorage.setItem(usedKey, '1')
