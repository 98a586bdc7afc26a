// Text of a tsquery, built from words that are already normalised. Undefined is a condition that nothing meets.

export type Condition = string | undefined

export const lexeme = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
export const startingWith = (word: string) => `${lexeme(word)}:*`

export function anyOf(conditions: Iterable<Condition>): Condition {
  const possible = [...new Set(conditions)].filter((condition) => condition !== undefined)
  return possible.length > 1 ? `(${possible.join(' | ')})` : possible[0]
}

export function allOf(conditions: Condition[]): Condition {
  const needed = [...new Set(conditions)]
  if (needed.includes(undefined)) return undefined
  return needed.length > 1 ? `(${needed.join(' & ')})` : needed[0]
}

export const butNot = (condition: string, others: string[]) =>
  others.length > 0 ? `${condition} & !(${others.join(' | ')})` : condition
