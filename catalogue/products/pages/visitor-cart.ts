import { useSyncExternalStore } from 'react'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'

/** What a visitor put aside before signing in. It lies in this browser until the member's own cart has it. */
export interface KeptItem {
  productId: number
  lotId?: number
  quantity: number
  unit: QuantityUnit
}

const key = 'visitorCart'
const most = 100
const listeners = new Set<() => void>()

function read(): string {
  return (typeof localStorage !== 'undefined' && localStorage.getItem(key)) || '[]'
}

export function keptItems(): KeptItem[] {
  try {
    return JSON.parse(read()) as KeptItem[]
  } catch {
    return []
  }
}

function write(items: KeptItem[]) {
  if (items.length > 0) localStorage.setItem(key, JSON.stringify(items))
  else localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The same goods in the same unit add up. */
export function keepItem(item: KeptItem) {
  const items = keptItems()
  const same = items.find(
    ({ productId, lotId, unit }) => productId === item.productId && lotId === item.lotId && unit === item.unit,
  )
  if (same) same.quantity += item.quantity
  else items.push(item)
  write(items.slice(-most))
}

/** Only what the member's cart has taken over; something may have been put aside meanwhile. */
export const forgetItems = (taken: readonly KeptItem[]) => write(keptItems().slice(taken.length))

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useKeptCount = () =>
  useSyncExternalStore(
    subscribe,
    () => keptItems().length,
    () => 0,
  )
