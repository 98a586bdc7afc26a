import type { Translation } from '#platform/texts/messages.ts'
import type { trendLink as english } from './link.en-US.ts'

export const trendLink: Translation<typeof english> = { ofCategory: '该品类价格走势' }
