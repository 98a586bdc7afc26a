import type { PlainKey } from '#platform/texts/messages.ts'

interface CountLook {
  text: PlainKey
  /** The list behind the figure, once there is one. */
  href?: string
}

/** How the figures of the first page are called, and where they lead. */
export const countLooks: Record<string, CountLook> = {
  chats: { text: 'adminDesk.count_chats', href: '/admin/chat?whose=waiting' },
  products: { text: 'adminDesk.count_products' },
  labels: { text: 'adminDesk.count_labels', href: '/admin/labels' },
  news: { text: 'adminDesk.count_news', href: '/admin/news' },
  members: { text: 'adminDesk.count_members', href: '/admin/members' },
  operators: { text: 'adminDesk.count_operators', href: '/admin/operators' },
  changes: { text: 'adminDesk.count_changes', href: '/admin/audit' },
}
