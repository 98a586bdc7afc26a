import type { chatArea as english } from '../en-US/chat-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { chat } from './chat.ts'

export const chatArea: AreaTranslation<typeof english> = { chat }
