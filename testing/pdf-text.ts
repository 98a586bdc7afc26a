import { execFileSync } from 'node:child_process'

/** What a reader could copy out of a PDF. */
export const pdfText = (bytes: Uint8Array): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })

/** What a screen reader is told, part by part: what each is, and its text. */
export const pdfParts = (bytes: Uint8Array): { tag: string; text: string }[] => {
  const tree = execFileSync('pdfinfo', ['-struct-text', '-'], { input: bytes, encoding: 'utf8' })
  return [...tree.matchAll(/^ *(\w+)(?: \(\w+\))?:?\n(?: +\/.*\n)*((?: *".*"\n?)+)/gm)].map(
    ([, tag = '', texts = '']) => ({
      tag,
      text: [...texts.matchAll(/"(.*)"/g)]
        .map(([, text = '']) => text)
        .join('')
        .trim(),
    }),
  )
}
