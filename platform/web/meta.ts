import type { Translator } from '#platform/texts/messages.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { withOrigin } from './json-ld.ts'
import type { PageModule } from './page.ts'
import type { Meta, ShareImage, View } from './visit.ts'

/** What a page without a picture of its own shows where it is shared. */
const houseImage = ({ locale }: Translator): ShareImage => ({
  url: locale === 'zh-CN' ? '/brand/share-zh.jpg' : '/brand/share-en.jpg',
  width: 1200,
  height: 630,
})

/** Head of the page on the screen: its own words, else the title that the route table gives it. */
export function metaOf(
  { root, page, error }: View,
  entry: PageEntry | undefined,
  meta: PageModule['meta'],
  t: Translator,
  origin: string,
): Meta {
  const brand = root?.site.name ?? t('layout.brand')
  if (error || !entry) {
    const text = !error || error.status === 404 ? t('errors.pageUnknown') : t('errors.pageFailed')
    return { title: `${text} · ${brand}`, noIndex: true }
  }
  const own = meta?.(page as never, t) ?? { title: t(entry.title) }
  const absolute = (path: string) => new URL(path, origin).href
  const image = own.image ?? houseImage(t)
  return {
    description: t('layout.description'),
    ...own,
    title: entry.path === '/' ? own.title : `${own.title} · ${brand}`,
    canonical: absolute(own.canonical ?? entry.path),
    image: { ...image, url: absolute(image.url) },
    jsonLd: import.meta.env.SSR && own.jsonLd ? (withOrigin(own.jsonLd, origin) as object) : undefined,
    noIndex: own.noIndex ?? (entry.access === 'customer' || undefined),
  }
}
