const isBlock = (part: string) => /^<(?:h[23]|[ou]l|table|p)[ >]/.test(part)

/** Article text from its parts; a part that is not already a block becomes a paragraph. */
export const blocks = (...parts: string[]) => parts.map((part) => (isBlock(part) ? part : `<p>${part}</p>`)).join('')

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export function table(head: readonly string[], ...rows: readonly (readonly string[])[]) {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}
