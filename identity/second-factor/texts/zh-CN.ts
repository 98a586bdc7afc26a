import type { secondFactor as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const secondFactor: Translation<typeof english> = {
  wrongCode: '验证码不正确、已使用或已过期',
}
