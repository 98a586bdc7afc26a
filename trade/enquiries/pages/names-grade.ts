const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')

const shortest = 3

/** Whether somebody's words name this very grade: `pp t30s` does name T30S, and does not name T30. */
export function namesGrade(text: string, modelName: string): boolean {
  const model = squeezed(modelName)
  if (model.length < shortest) return false
  const words = text.normalize('NFKC').split(/[\s,;/()]+/)
  return words.some((_, from) =>
    words.some((__, to) => to >= from && squeezed(words.slice(from, to + 1).join('')) === model),
  )
}
