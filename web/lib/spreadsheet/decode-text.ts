const marks: [encoding: string, bytes: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
]

/** Text in whatever a spreadsheet saves it: marked, in UTF-8, or in the Chinese encoding. Undefined for none of them. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch {
      // Not this one.
    }
  return undefined
}
