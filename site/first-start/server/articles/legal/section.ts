/** A numbered section that can be linked to. */
export const section = (code: string, heading: string, paragraphs: readonly string[]) =>
  `<h2 id="s-${code}">${heading}</h2>${paragraphs.map((part) => (part.startsWith('<ul') ? part : `<p>${part}</p>`)).join('')}`
