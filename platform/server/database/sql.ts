/** A query: text with $1, $2 … and the values. Values never become text. */
export class Sql {
  readonly text: string
  readonly values: unknown[]

  constructor(text: string, values: unknown[]) {
    this.text = text
    this.values = values
  }
}

/** sql`select … where id = ${id}`; a nested sql`…` becomes part of the text. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const values: unknown[] = []
  for (const part of parts)
    if (part instanceof Sql) values.push(...part.values)
    else values.push(part)
  return new Sql(textOf(strings, parts), values)
}

interface Written {
  nested: unknown[]
  text: string
}

// A place in the program mostly writes the text that it wrote before, which is then also known by its identity.
const lastWritten = new WeakMap<TemplateStringsArray, Written>()

function textOf(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  const nested = parts.map((part) => (part instanceof Sql ? part.text : undefined))
  const last = lastWritten.get(strings)
  if (last && nested.every((text, index) => text === last.nested[index])) return last.text
  const text = write(strings, parts)
  lastWritten.set(strings, { nested, text })
  return text
}

function write(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  let text = strings[0] ?? ''
  let count = 0
  parts.forEach((part, index) => {
    if (part instanceof Sql) {
      const before = count
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`)
      count += part.values.length
    } else text += `$${++count}`
    text += strings[index + 1] ?? ''
  })
  return text
}

export const nothing = new Sql('', [])
