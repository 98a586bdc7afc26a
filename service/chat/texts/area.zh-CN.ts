import type { chatArea as english } from './area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { chat } from './zh-CN.ts'

export const chatArea: AreaTranslation<typeof english> = { chat }
