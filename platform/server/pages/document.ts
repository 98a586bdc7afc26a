import type { Html } from '#platform/web/drawn-text.ts'
import type { Drawing, PageData } from '#platform/web/visit.ts'
import type { PageAssets } from './assets.ts'
import { hideProof } from '#platform/web/link-proof.ts'
import { reportScript } from './report-script.ts'
import { startScript } from './start-script.ts'
import { isTokenPage } from './token-pages.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
// Inside a script element only `<` can end it early.
const inScript = (text: string) => text.replaceAll('<', '\\u003c')
const json = (value: unknown) => inScript(JSON.stringify(value))

const meta = (name: string, content: string | undefined, attribute = 'name') =>
  content ? `<meta ${attribute}="${name}" content="${escape(content)}">` : ''

/** What differs from answer to answer of one page. */
export interface OfAnswer {
  nonce: string
  /** In which the visitor reads prices: styles show the figures in it. */
  currency: string
}

export interface DrawnPage extends Drawing {
  data: PageData
  /** The same as text, without what stands in the body: `Drawn` finds it there. */
  json: string
}

/** Before its styles, they themselves, and what follows them up to the body. */
export const textsOfHead = 3

/**
 * The HTML around a drawn page, in parts: to join them is to copy a whole page once more. Not streamed, which costs more
 * than it gives when all data is known.
 */
export function documentOf(page: DrawnPage, assets: PageAssets, { nonce, currency }: OfAnswer): Html {
  const { title, description, canonical, image, jsonLd, noIndex, feed, published, type = 'website' } = page.meta
  const international = page.alternates.find(({ locale }) => locale === 'en-US')
  const { scripts, preloads, inlineScripts } = assets
  const inline =
    scripts.length > 0
      ? [...inlineScripts, reportScript(page.data.settings.apiBase), startScript(scripts, preloads, nonce)]
      : inlineScripts
  const head = [
    '<meta charset="utf-8">',
    isTokenPage(page.data.view.place.pathname) && `<script nonce="${nonce}">${hideProof}</script>`,
    // Nothing is painted half read: what comes below would push what is already seen.
    '<link rel="expect" href="#page-end" blocking="render">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    meta('description', description),
    meta('robots', noIndex ? 'noindex' : undefined),
    meta('theme-color', '#0b3d52'),
    meta('og:title', title, 'property'),
    meta('og:description', description, 'property'),
    meta('og:type', type, 'property'),
    meta('og:image', image?.url, 'property'),
    meta('og:image:width', image && String(image.width), 'property'),
    meta('og:image:height', image && String(image.height), 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:locale', page.locale.replace('-', '_'), 'property'),
    meta('article:published_time', published, 'property'),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    canonical ? `<link rel="canonical" href="${escape(canonical)}">` : '',
    ...page.alternates.map(({ locale, url }) => `<link rel="alternate" hreflang="${locale}" href="${escape(url)}">`),
    international ? `<link rel="alternate" hreflang="x-default" href="${escape(international.url)}">` : '',
    feed ? `<link rel="alternate" type="application/rss+xml" href="${escape(feed)}">` : '',
    '<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">',
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    `<style nonce="${nonce}">`,
  ]
  const afterStyle = [
    '</style>',
    // For the loader of the next pages: which styles are here already, and what lets it bring others.
    ...assets.styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    jsonLd ? `<script type="application/ld+json" nonce="${nonce}">${json(jsonLd)}</script>` : '',
    ...inline.map((text) => `<script type="module" nonce="${nonce}">${text}</script>`),
  ]
  return [
    `<!doctype html><html lang="${page.locale}"><head>${head.filter(Boolean).join('')}`,
    assets.style,
    `${afterStyle.join('')}</head><body data-currency="${currency}">${page.sprite}<div id="root">`,
    ...page.body,
    `</div><i id="page-end" hidden></i><script type="application/json" id="page-data">${inScript(page.json)}</script></body></html>`,
  ]
}
