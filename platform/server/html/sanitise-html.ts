import sanitize from 'sanitize-html'

/** What an author may use; the back office offers the same. */
export const allowedTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
  'figure',
  'figcaption',
  'img',
  'a',
  'strong',
  'em',
  'sub',
  'sup',
  'br',
  'hr',
]

// A name of ours such as `page-data` must never be taken by a text.
const anchor = /^s-[a-z0-9-]{1,60}$/
const ownPage = /^(?:\/(?![/\\])|#)/
const ownPicture = /^\/media\/[\w/.-]+\.(?:webp|avif|jpe?g|png)$/

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    h2: ['id'],
    h3: ['id'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h2: (tagName, { id = '' }) => ({ tagName, attribs: keep({ id }, anchor.test(id)) }),
    h3: (tagName, { id = '' }) => ({ tagName, attribs: keep({ id }, anchor.test(id)) }),
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...keep({ rel: 'noopener nofollow' }, !ownPage.test(href)) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        ...keep({ src }, ownPicture.test(src) && !src.includes('..')),
        alt,
        ...keep({ width }, /^\d{1,4}$/.test(width)),
        ...keep({ height }, /^\d{1,4}$/.test(height)),
        loading: 'lazy',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

const keep = (attributes: Record<string, string>, wanted: boolean): Record<string, string> => (wanted ? attributes : {})

/**
 * Rich text as it may be stored and shown: known tags and attributes, nothing that runs or loads from elsewhere.
 * What stands around a tag that was dropped may nest as no author wrote it, so it is read again until nothing changes.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitize(html, options)
  return clean === html ? clean : sanitiseHtml(clean)
}
