import type { Translator } from '#platform/texts/messages.ts'
import { unreached } from '#platform/web/outcome.ts'
import type { View } from '#platform/web/visit.ts'

/** What the window is called: the page, then where it belongs. */
export function adminTitle({ title, error }: View, t: Translator): string {
  const failed = error?.status === unreached ? t('errors.pageUnreached') : t('adminDesk.failedTitle')
  return `${title ?? failed} · ${t('adminDesk.backOffice')} · ${t('layout.brand')}`
}
