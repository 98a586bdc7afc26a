import type { Plugin } from 'vite'

/** Its text is not what it means, so nothing can be written otherwise in it. */
const rawText = /String\.raw`[^`]*[^\0-\x7f][^`]*`/

/** The same program in ASCII. A sign that is escaped already means itself. */
export function inAscii(code: string): string {
  const raw = rawText.exec(code)
  if (raw) throw new Error(`Write it with \\u: ${raw[0]}`)
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, sign: string) => {
    const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes
    return `${before}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** The engine keeps the text of a program as long as it runs, with two bytes for every sign of it as soon as one is Chinese. */
export const oneByte: Plugin = {
  name: 'one-byte',
  apply: 'build',
  generateBundle: {
    // What else writes programs would write its signs again.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
    },
  },
}
