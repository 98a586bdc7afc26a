/** Sections of a stored text that can be linked to. */
export const headingsIn = (html: string): { id: string; text: string }[] =>
  [...html.matchAll(/<h2 id="(s-[a-z0-9-]+)">([^<]*)<\/h2>/g)].map(([, id = '', text = '']) => ({
    id,
    text: text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  }))
