import type { Translator } from '#platform/texts/messages.ts'
import type { AdminEntry } from '#platform/office/entry.ts'
import type { PageModule } from '#platform/web/page.ts'
import type { Meta, View } from '#platform/web/visit.ts'
import type { AdminVisit } from './visit.ts'

/** Head of a page: its own title or that of the table, never for search engines. */
export function adminMeta(
  { page, error }: View,
  entry: AdminEntry | undefined,
  module: PageModule<AdminVisit> | undefined,
  t: Translator,
): Meta {
  const own = error || !entry ? undefined : module?.meta?.(page as never, t)
  const title = own?.title ?? (entry && !error ? t(entry.title) : t('adminDesk.failedTitle'))
  return { title: `${title} · ${t('adminDesk.backOffice')} · ${t('layout.brand')}`, noIndex: true }
}
