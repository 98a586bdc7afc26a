import { refusalKey, refusalOfCode } from '#contract/errors.ts'
import type { Translate } from '#i18n/messages.ts'

/** What to say when an answer is no envelope, so that only its HTTP status is known. */
export function messageOfStatus(status: number, t: Translate): string {
  const name = refusalOfCode(status)
  return name ? t(refusalKey(name)) : t('errors.connectionError', { status })
}
