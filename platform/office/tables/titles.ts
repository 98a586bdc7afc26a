/** What a column can mean, and what it may be called. */
export interface Titled {
  field: string
  titles: readonly string[]
}

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:-]/g, '')

/** A title as a whole, then without what it adds in brackets: a unit, or a remark. */
function* readingsOf(title: string) {
  for (let rest = plain(title); rest !== ''; rest = rest.replace(/(?:^|[([【])[^([【]*$/, '')) yield rest
}

/** What the titles of a table probably mean, each field once; an empty text for a column that means nothing. */
export function fieldsOfTitles(header: readonly string[], fields: readonly Titled[]): string[] {
  const named = fields
    .toReversed()
    .flatMap(({ field, titles }) => titles.map((title) => [plain(title), field] as const))
  // A name as a whole counts before another name that is like it but for its brackets.
  const words = new Map(named.flatMap(([word, field]) => [...readingsOf(word)].map((reading) => [reading, field])))
  for (const [word, field] of named) words.set(word, field)
  const taken = new Set<string>()
  return header.map((title) => {
    const field =
      readingsOf(title)
        .map((reading) => words.get(reading))
        .find(Boolean) ?? ''
    if (taken.has(field)) return ''
    taken.add(field)
    return field
  })
}
