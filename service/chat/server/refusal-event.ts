import type { ChatEvent } from '../contract.ts'
import type { Refusal } from '#platform/contract/errors.ts'

export const refusalEvent = ({ refusal, retryAfter }: Refusal, clientId?: string): ChatEvent => ({
  event: 'refused',
  ...(clientId !== undefined && { clientId }),
  refusal,
  ...(retryAfter !== undefined && { retryAfter }),
})
