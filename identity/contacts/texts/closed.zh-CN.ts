import type { officeClosed as english } from './closed.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const officeClosed: Translation<typeof english> = {
  today: '今日休息：{name}，{day} 恢复上班。',
}
