import { transportRefusals, type TransportRefusal } from '#platform/contract/transport-refusals.ts'
import type { Translate } from '#platform/texts/messages.ts'

const names = Object.keys(transportRefusals) as TransportRefusal[]

/** What to say when an answer is no envelope, so that only its HTTP status is known. */
export function messageOfStatus(status: number, t: Translate): string {
  const name = names.find((each) => transportRefusals[each].status === status)
  return name ? t(`errors.${name}`) : t('errors.connectionError', { status })
}
