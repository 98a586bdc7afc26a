import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'

type Titled = 'adminBrands' | 'adminCategories' | 'adminContacts' | 'adminLabels' | 'adminParameters' | 'adminSubjects'

/** What the page is called on which one of these is changed, or a new one made. */
export const editTitle = (t: Translator, noun: Titled, saved: { name: string; nameEn: string } | null): string =>
  saved ? t(`${noun}.editTitle`, { name: localised(t.locale, saved.name, saved.nameEn).text }) : t(`${noun}.add`)
