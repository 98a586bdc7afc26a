import type { ChatEvent } from '#contract/chat.ts'
import type { Refusal } from '#contract/errors.ts'

export const refusalEvent = ({ refusal, retryAfter }: Refusal, clientId?: string): ChatEvent => ({
  event: 'refused',
  ...(clientId !== undefined && { clientId }),
  refusal,
  ...(retryAfter !== undefined && { retryAfter }),
})
