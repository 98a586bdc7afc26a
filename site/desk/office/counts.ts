import { to } from '#platform/contract/to.ts'
import type { PlainKey } from '#platform/texts/messages.ts'

interface CountLook {
  text: PlainKey
  /** The list behind the figure, once there is one. */
  href?: string
}

/** How the figures of the first page are called, and where they lead. */
export const countLooks: Record<string, CountLook> = {
  chats: { text: 'adminDesk.count_chats', href: to.office.chat({ whose: 'waiting' }) },
  products: { text: 'adminDesk.count_products' },
  labels: { text: 'adminDesk.count_labels', href: to.office.listOf('labels') },
  news: { text: 'adminDesk.count_news', href: to.office.listOf('news') },
  members: { text: 'adminDesk.count_members', href: to.office.members() },
  operators: { text: 'adminDesk.count_operators', href: to.office.operators() },
  changes: { text: 'adminDesk.count_changes', href: to.office.audit() },
}
