import sanitize from 'sanitize-html'
import { allowedTags } from '../html/sanitise-html.ts'

const link = 'color:#0a4d63'
const cell = 'padding:6px 10px;border:1px solid #dfe6ea;text-align:left;vertical-align:top'
const styles: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: 'margin:24px 0 12px;font-size:19px;line-height:1.35;color:#0a4d63',
  h3: 'margin:20px 0 8px;font-size:16px;line-height:1.4',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  table: 'margin:0 0 16px;width:100%;border-collapse:collapse;font-size:14px',
  th: `${cell};background:#f4f7f9`,
  td: cell,
  blockquote: 'margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #dfe6ea;color:#566973',
  figure: 'margin:0 0 16px',
  figcaption: 'margin-top:6px;font-size:13px;color:#566973',
  img: 'display:block;max-width:100%;height:auto;border-radius:4px',
  a: link,
  hr: 'margin:24px 0;border:0;border-top:1px solid #dfe6ea',
}

/** Stored rich text as mail programs understand it: styles in every tag, and addresses that work outside of the site. */
export function richMailHtml(html: string, origin: string): string {
  const absolute = (address: string) => (/^\/(?!\/)/.test(address) ? origin + address : address)
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      '*': ['style'],
      a: ['href'],
      img: ['src', 'alt', 'width'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { style: _, href, src, width, ...attributes }) => ({
        tagName,
        attribs: {
          ...attributes,
          ...(href !== undefined && { href: absolute(href) }),
          ...(src !== undefined && { src: absolute(src) }),
          // Some programs know the attribute only, and a letter is this wide.
          ...(width && { width: String(Math.min(504, Number(width))) }),
          ...(styles[tagName] && { style: styles[tagName] }),
        },
      }),
    },
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]+/g, ' ')

/** The same for those who read plain text: a paragraph a block, lists with dashes, addresses behind what links. */
export function richMailText(html: string, origin: string): string {
  const marked = html
    .replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) => {
      const address = /^\/(?!\/)/.test(href) ? origin + href : href
      return plain(text) === address ? address : `${text} (${address})`
    })
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/t[hd]>\s*<t[hd][^>]*>/g, ' | ')
    .replace(/<\/tr>/g, '\n')
    .replace(/<\/(?:p|h2|h3|ul|ol|table|blockquote|figure|caption)>|<hr\s*\/?>/g, '\n\n')
  return plain(marked)
    .replace(/[ \n]+/g, (space) => (space.includes('\n') ? space.replaceAll(' ', '') : space))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
