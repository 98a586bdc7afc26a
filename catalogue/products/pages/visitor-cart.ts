import { useSyncExternalStore } from 'react'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import { onKept, readKept, writeKept } from '#platform/web/kept.ts'

/** What a visitor put aside before signing in. It lies in this browser until the member's own cart has it. */
export interface KeptItem {
  productId: number
  lotId?: number
  quantity: number
  unit: QuantityUnit
}

const key = 'visitorCart'
const most = 100

export const keptItems = () => readKept<KeptItem[]>(key) ?? []

const write = (items: KeptItem[]) => writeKept(key, items.length > 0 ? items : undefined)

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

export const useKeptCount = () =>
  useSyncExternalStore(
    onKept,
    () => keptItems().length,
    () => 0,
  )
