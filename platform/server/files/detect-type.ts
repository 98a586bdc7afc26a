import type { UploadType } from '#platform/contract/upload-rules.ts'
import { uploadTypes } from '#platform/contract/upload-rules.ts'
import { isPlainText } from './plain-text.ts'
import { zipEntries } from './zip-entries.ts'

const starts = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

const signs: [type: UploadType, matches: (bytes: Buffer) => boolean][] = [
  [uploadTypes.jpg, (bytes) => starts(bytes, '\xff\xd8\xff')],
  [uploadTypes.png, (bytes) => starts(bytes, '\x89PNG\r\n\x1a\n')],
  [uploadTypes.gif, (bytes) => starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a')],
  [uploadTypes.webp, (bytes) => starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)],
  [uploadTypes.avif, (bytes) => starts(bytes, 'ftyp', 4) && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12))],
  [uploadTypes.pdf, (bytes) => starts(bytes, '%PDF-')],
  [uploadTypes.xlsx, (bytes) => isOffice(bytes, 'xl/workbook.xml')],
  [uploadTypes.docx, (bytes) => isOffice(bytes, 'word/document.xml')],
  [uploadTypes.ofd, (bytes) => zipEntries(bytes).some(({ name }) => name === 'OFD.xml')],
]

/** An Office document is a zip with a certain main part; one that brings macros is not taken for one. */
function isOffice(bytes: Buffer, mainPart: string): boolean {
  const names = new Set(zipEntries(bytes).map(({ name }) => name))
  const macros = names.values().some((name) => /vbaProject\.bin$/i.test(name))
  return names.has('[Content_Types].xml') && names.has(mainPart) && !macros
}

/** What a file is by its content; text has no sign of its own, so it is what nothing speaks against. */
export function detectType(bytes: Buffer): UploadType | 'text' | undefined {
  return signs.find(([, matches]) => matches(bytes))?.[0] ?? (isPlainText(bytes) ? 'text' : undefined)
}
