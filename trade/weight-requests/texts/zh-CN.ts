import type { Translation } from '#platform/texts/messages.ts'
import type { weightRequests as english } from './en-US.ts'

export const weightRequests: Translation<typeof english> = {
  title: '卖家请您确认数量变更',
  text: '{product}：{ordered}变更为 {asked}。同意后按新数量计价；不同意则维持原订数量。',
  agree: '同意变更',
  decline: '维持原订数量',
}
