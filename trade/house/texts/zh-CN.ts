import type { Translation } from '#platform/texts/messages.ts'
import type { letterhead as english } from './en-US.ts'

export const letterhead: Translation<typeof english> = {
  taxNumber: '纳税人识别号：{number}',
  net: '其中不含税金额',
  vat: '其中增值税 {percent}%',
}
