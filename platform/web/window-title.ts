import type { Translator } from '#platform/texts/messages.ts'
import { unreached } from './outcome.ts'
import type { View } from './visit.ts'

/** What the window is called: the page, then the site. */
export function windowTitle({ place, root, title, error }: View, t: Translator): string {
  if (title !== undefined && place.pathname === '/') return title
  return `${title ?? errorTitle(error?.status, t)} · ${root?.site.name ?? t('layout.brand')}`
}

export function errorTitle(status: number | undefined, t: Translator): string {
  if (status === unreached) return t('errors.pageUnreached')
  return status === undefined || status === 404 ? t('errors.pageUnknown') : t('errors.pageFailed')
}
