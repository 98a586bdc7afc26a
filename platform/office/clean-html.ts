// What the server keeps (platform/server/html/sanitise-html.ts); here only so that a paste looks at once as it will.
const kept = new Set(
  'p h2 h3 ul ol li table caption thead tbody tr th td blockquote figure figcaption img a strong em sub sup br hr'.split(
    ' ',
  ),
)
const renamed: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' }
const dropped = new Set(
  'script style meta link title head template iframe object svg math form input button'.split(' '),
)
const attributes: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  h2: ['id'],
  h3: ['id'],
}
// The browser would complain about each of them while it reads the text.
const looks = /<style[\s\S]*?<\/style>|\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi
const blocks = 'p,h2,h3,ul,ol,table,blockquote,figure,hr'

/** Text from elsewhere without its looks: known tags and nothing else. */
export function cleanHtml(html: string): string {
  const from = new DOMParser().parseFromString(html.replace(looks, ''), 'text/html')
  const out = document.implementation.createHTMLDocument('').body
  copy(from.body, out)
  return out.innerHTML.trim()
}

function copy(from: Node, to: Element) {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '')
    if (!(node instanceof Element)) continue
    const tag = node.tagName.toLowerCase()
    if (dropped.has(tag)) continue
    const name = renamed[tag] ?? tag
    // A paragraph around other blocks is only a box.
    if (!kept.has(name) || (name === 'p' && node.querySelector(blocks))) {
      copy(node, to)
      continue
    }
    const made = to.ownerDocument.createElement(name)
    for (const attribute of attributes[name] ?? []) {
      const value = node.getAttribute(attribute)
      if (value !== null) made.setAttribute(attribute, value)
    }
    if (name === 'img' && !made.getAttribute('src')?.startsWith('/media/')) continue
    copy(node, made)
    to.append(made)
  }
}
