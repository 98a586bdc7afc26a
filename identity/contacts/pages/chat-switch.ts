import { useSyncExternalStore } from 'react'
import { createStore } from '#platform/ui/store.ts'

/** The little that the page knows of the chat before the chat itself is loaded. */
interface Switch {
  /** `offered`: it opened by itself, so it does not take the focus. */
  open: 'asked' | 'offered' | false
  unread: number
}

const usedKey = 'chat'
const closed: Switch = { open: false, unread: 0 }
const { get, set, subscribe } = createStore(closed)

export const turnChat = (change: Partial<Switch>) => set({ ...get(), ...change })
export const useChatSwitch = () => useSyncExternalStore(subscribe, get, () => closed)

/** Whether this browser has ever said something, so that an answer may wait. */
export const chatWasUsed = () => localStorage.getItem(usedKey) !== null
export const noteChatUsed = () => localStorage.setItem(usedKey, '1')
