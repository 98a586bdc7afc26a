import type { OrderInfo } from './contract.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { Typed } from '#platform/office/ui/refused-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'

const labels: Record<string, PlainKey> = {
  amountMinor: 'adminOrders.amount',
  answer: 'adminOrders.answer',
  reason: 'adminOrders.reason',
  carrier: 'adminOrders.carrier',
  trackingNumber: 'adminOrders.trackingNumber',
  'row.0.kilograms': 'adminOrders.shippedKg',
}

/** What was typed for a step that a colleague has made impossible meanwhile. */
export function useLost(order: OrderInfo): Typed[] {
  const t = useT()
  const typed = useRefused()?.typed
  if (!typed || isPossible(order, typed)) return []
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = typed[name]
    return text ? [{ label: t(label), text }] : []
  })
}

function isPossible({ steps, returns }: OrderInfo, { intent, returnId }: Record<string, string>): boolean {
  if (intent !== 'decideReturn') return steps.some((step) => step === intent)
  return returns.some(({ id, decisions }) => String(id) === returnId && decisions.length > 0)
}
