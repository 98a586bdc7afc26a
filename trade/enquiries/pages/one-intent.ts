let last: { text: string; key: string } | undefined

/** The same words sent again, because no answer came, are the same enquiry; changed words are another. */
export function keyOf(words: object): string {
  const text = JSON.stringify(words)
  if (last?.text !== text) last = { text, key: crypto.randomUUID() }
  return last.key
}

/** It has arrived: the same words are a new enquiry from now on. */
export const forgetKey = () => (last = undefined)
