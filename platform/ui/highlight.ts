export interface TextPart {
  text: string
  hit?: boolean
}

/** Splits a text where it contains the query, letter case and width aside. */
export function highlight(text: string, query: string): TextPart[] {
  const wanted = fold(query.trim())
  const folded = fold(text)
  // Folding that changes the length (ß, ligatures) would misplace the marks.
  if (!wanted || folded.length !== text.length) return [{ text }]
  const parts: TextPart[] = []
  let from = 0
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at) })
    from = at + wanted.length
    parts.push({ text: text.slice(at, from), hit: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
