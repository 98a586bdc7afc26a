import type { format as english } from './format.en-US.ts'
import type { Translation } from './messages.ts'

export const format: Translation<typeof english> = {
  moneyAbnormal: '金额异常',
  tonnes: '{amount} 吨',
}
