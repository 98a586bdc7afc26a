import { execFileSync } from 'node:child_process'

/** What a reader could copy out of a PDF. */
export const pdfText = (bytes: Uint8Array): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
