import type { Translator } from '#platform/texts/messages.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { withOrigin } from './json-ld.ts'
import type { Meta, ShareImage, View } from './visit.ts'
import { windowTitle } from './window-title.ts'

/** What a page without a picture of its own shows where it is shared. */
const houseImage = ({ locale }: Translator): ShareImage => ({
  url: locale === 'zh-CN' ? '/brand/share-zh.jpg' : '/brand/share-en.jpg',
  width: 1200,
  height: 630,
})

/** Head of a document: what its page says of itself, and what all have. */
export function metaOf(
  view: View,
  entry: PageEntry | undefined,
  own: Meta | undefined,
  t: Translator,
  origin: string,
): Meta {
  const title = windowTitle(view, t)
  if (!own || !entry) return { title, noIndex: true }
  const absolute = (path: string) => new URL(path, origin).href
  const image = own.image ?? houseImage(t)
  return {
    description: t('layout.description'),
    ...own,
    title,
    canonical: absolute(own.canonical ?? entry.path),
    image: { ...image, url: absolute(image.url) },
    jsonLd: own.jsonLd && (withOrigin(own.jsonLd, origin) as object),
    noIndex: own.noIndex ?? (entry.access === 'customer' || undefined),
  }
}
