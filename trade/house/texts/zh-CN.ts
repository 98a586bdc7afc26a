import type { Translation } from '#platform/texts/messages.ts'
import type { letterhead as english } from './en-US.ts'

export const letterhead: Translation<typeof english> = {
  taxNumber: '纳税人识别号：{number}',
  version: '第 {version} 版',
  replaced: '本件已由第 {version} 版替代，不再有效。',
  withdrawn: '作废：该批货物已撤回，未发出。',
}
