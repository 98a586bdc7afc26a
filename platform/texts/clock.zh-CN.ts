import type { clock as english } from './clock.en-US.ts'
import type { Translation } from './messages.ts'

export const clock: Translation<typeof english> = { zone: '时间均为北京时间（UTC+8）' }
