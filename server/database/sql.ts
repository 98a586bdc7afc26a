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
  let text = strings[0] ?? ''
  const values: unknown[] = []
  parts.forEach((part, index) => {
    if (part instanceof Sql) {
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  })
  return new Sql(text, values)
}

export const nothing = new Sql('', [])
