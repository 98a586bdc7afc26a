/** FNV-1a with a final mix: the same words always give the same number, 0 ≤ n < 2³². */
export const hashOf = (...words: string[]): number => {
  let hash = 0x811c9dc5
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A share 0 ≤ s < 1 that depends on the words alone. */
export const shareOf = (...words: string[]): number => hashOf(...words) / 2 ** 32

export const between = (low: number, high: number, ...words: string[]): number => low + (high - low) * shareOf(...words)

export const wholeBetween = (low: number, high: number, ...words: string[]): number =>
  Math.floor(between(low, high + 1, ...words))

export const oneOf = <T>(choices: readonly T[], ...words: string[]): T => {
  const choice = choices[hashOf(...words) % choices.length]
  if (choice === undefined) throw new RangeError('Nothing to choose from')
  return choice
}

export const significant = (value: number, digits = 3): number => Number(value.toPrecision(digits))
