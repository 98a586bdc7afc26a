/** A form of a page as a browser without scripts sends it. */
export interface PageForm {
  url: string
  fields: [name: string, value: string][]
}

const unescape = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )
const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? []
  return value === undefined ? undefined : unescape(value)
}

export const formsIn = (html: string, address: string): PageForm[] =>
  [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)]
    .filter(([, tag = '']) => attribute(tag, 'method')?.toLowerCase() === 'post')
    .map(([, tag = '', within = '']) => ({
      url: attribute(tag, 'action') || address,
      fields: [...within.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].flatMap(([field]) => {
        const name = attribute(field, 'name')
        return name ? [[name, attribute(field, 'value') ?? ''] as [string, string]] : []
      }),
    }))

/** Addresses of this site with a query, to which a page leads. */
export const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\shref="(\/[^"#]*\?[^"#]*)"/g)].map(([, href = '']) => unescape(href))),
]
