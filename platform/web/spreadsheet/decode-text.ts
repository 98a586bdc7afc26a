const marks: [encoding: string, bytes: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
]

// Signs that no table holds, however many of them happen to be letters of the Chinese encoding; a PDF may hold none.
// oxlint-disable-next-line no-control-regex
const binary = /^%PDF-|[\0-\x08\x0e-\x19\x1c-\x1f]/

/** Text in whatever a spreadsheet saves it: marked, in UTF-8, or in the Chinese encoding. Undefined for none of them. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!binary.test(text)) return text
    } catch {
      // Not this one.
    }
  return undefined
}
