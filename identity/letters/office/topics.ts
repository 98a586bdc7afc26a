import type { OperatorPermission } from '#platform/contract/office/permissions.ts'

/** How an operator is notified: a signal on the open pages of the back office, a mail, both or none. */
export interface OperatorWays {
  page: boolean
  mail: boolean
}

interface Topic {
  permission: OperatorPermission
  /** People of a shop have nothing of it. */
  house?: true
}

/** What arrives for those who sell and serve; each chooses for each of them. */
const topics = {
  enquiries: { permission: 'sales.read' },
  orders: { permission: 'sales.read' },
  payments: { permission: 'sales.read' },
  returns: { permission: 'sales.read' },
  comments: { permission: 'sales.read' },
  chats: { permission: 'service.read', house: true },
} as const satisfies Record<string, Topic>

export type OperatorTopic = keyof typeof topics
export const operatorTopics = Object.keys(topics) as OperatorTopic[]

/** Until the operator chooses. */
export const proposedWays: OperatorWays = { page: true, mail: true }

interface Who {
  permissions: readonly string[]
  shopId: number | null
}

/** What the operator may see at all. */
export const topicsFor = ({ permissions, shopId }: Who): OperatorTopic[] =>
  operatorTopics.filter((name) => {
    const { permission, house }: Topic = topics[name]
    return permissions.includes(permission) && !(house && shopId !== null)
  })
