import { to } from '#platform/contract/to.ts'
import type { NewsItem } from '../contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// What XML does not allow at all is left out.
const text = (value: string) =>
  value
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const element = (name: string, value: string) => `<${name}>${text(value)}</${name}>`

/** An article in the feed's language, or in the other one where it has no other. */
function item(article: NewsItem, locale: Locale, origin: string): string {
  const chinese = locale === 'zh-CN'
  const own = (zh: string | null, en: string | null) => (chinese ? (zh ?? en) : (en ?? zh)) ?? ''
  const address = `${origin}${to.newsArticle(article.id)}`
  return `<item>${[
    element('title', own(article.title, article.titleEn)),
    element('link', address),
    element('guid', address),
    element('description', own(article.summary, article.summaryEn)),
    element('category', own(article.groupName, article.groupNameEn)),
    element('pubDate', new Date(article.publishedAt).toUTCString()),
  ].join('')}</item>`
}

/** RSS 2.0 of the newest articles. */
export function feedXml(news: NewsItem[], locale: Locale, origin: string): string {
  const t = translatorFor(locale)
  const self = `${origin}${to.file.newsFeed(locale)}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[
    element('title', `${t('layout.brand')} · ${t('news.title')}`),
    element('link', `${origin}${to.news()}`),
    `<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', t('news.intro')),
    element('language', locale),
    ...news.map((article) => item(article, locale, origin)),
  ].join('')}</channel></rss>
`
}
