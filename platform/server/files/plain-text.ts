const decoders = ['utf-8', 'gb18030'].map((label) => new TextDecoder(label, { fatal: true }))
// Tab, line feed, form feed and carriage return are all that text has of these.
const control = /(?![\t\n\f\r])[\p{Cc}--[\x80-\x9f]]/v
const markup = /^[\s\ufeff]*<(?:!|\?|[a-z])/i

/** Text as an editor or a spreadsheet saves it, in UTF-8 or in the Chinese encoding; never markup. */
export function isPlainText(bytes: Buffer): boolean {
  const text = decoders.map((decoder) => decode(decoder, bytes)).find((decoded) => decoded !== undefined)
  return text !== undefined && !control.test(text) && !markup.test(text)
}

function decode(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
