import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'

/** What schema.org wants as whole addresses; pages write them from the root of the site. */
const addresses = new Set(['url', 'image', 'logo', 'item', 'mainEntityOfPage', '@id', 'contentUrl', 'target'])

/** Structured data with its addresses made whole. */
export function withOrigin(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return addresses.has(key) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withOrigin(each, origin, name)]))
}

/** Several things that one page is about. */
export const graphLd = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })

export const breadcrumbsLd = (crumbs: readonly { label: string; href?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
})

/** The house itself. */
export const houseLd = (t: Translator) => ({
  '@type': 'Organization',
  name: t('layout.brand'),
  url: to.home(),
  logo: '/brand/apple-touch-icon.png',
})

interface ArticleWords {
  type: 'NewsArticle' | 'Article'
  href: string
  headline: string
  description: string
  section: string
  author: string
  published: string
  image: string
}

export const articleLd = ({ type, href, author, published, section, ...words }: ArticleWords, t: Translator) => ({
  '@type': type,
  ...words,
  articleSection: section,
  datePublished: published,
  inLanguage: t.locale,
  mainEntityOfPage: href,
  author: { '@type': 'Organization', name: author },
  publisher: houseLd(t),
})
