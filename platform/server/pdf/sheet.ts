import { loadFonts } from './fonts.ts'
import { structureOf } from './structure.ts'

export const colours = {
  ink: '#10202a',
  soft: '#3b4d58',
  mute: '#566973',
  rule: '#c3ced4',
  brand: '#0a4d63',
  warn: '#a3231c',
} as const

export interface SheetInfo {
  title: string
  author: string
  subject: string
  /** `zh-CN`, `en-US`: for screen readers and search engines. */
  language: string
  /** The same content with the same date gives the same bytes. */
  date: Date
}

export interface Foot {
  left: string
  link: string
  page(page: number, pages: number): string
}

const margin = 40
const footHeight = 28

/** An A4 document with a place for writing that moves down and on to the next page. */
export async function openSheet({ title, author, subject, language, date }: SheetInfo) {
  const fonts = await loadFonts()
  // With what it reads fonts with, two megabytes of program.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    // None of the built-in ones, which have no Chinese.
    font: '',
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  })
  const bytes = collect(doc)
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const bottom = () => doc.page.height - margin - footHeight
  const { endStructure, ...structure } = structureOf(doc, language)

  return {
    doc,
    ...structure,
    left: margin,
    width: doc.page.width - 2 * margin,
    /** Starts a new page where less than this is left. */
    reserve(height: number): boolean {
      if (doc.y + height <= bottom()) return false
      doc.addPage()
      return true
    },
    /** Writes what stands at the bottom of every page, and ends the document. */
    async finish(foot: Foot): Promise<Uint8Array<ArrayBuffer>> {
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        structure.ornament(() => drawFoot(doc, foot, page - start + 1, count))
      }
      endStructure()
      doc.end()
      return bytes
    },
  }
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>

function drawFoot(doc: PDFKit.PDFDocument, { left, link, page }: Foot, number: number, pages: number) {
  const width = doc.page.width - 2 * margin
  const y = doc.page.height - margin - 12
  // Text below the lower margin would start a page of its own.
  doc.page.margins.bottom = 0
  doc
    .moveTo(margin, y - 6)
    .lineTo(margin + width, y - 6)
    .lineWidth(0.5)
    .stroke(colours.rule)
  doc.font('regular').fontSize(7.5).fillColor(colours.mute)
  doc.text(left, margin, y, { width: width * 0.4, lineBreak: false })
  doc.text(link, margin + width * 0.4, y, { width: width * 0.4, align: 'center', link, lineBreak: false })
  doc.text(page(number, pages), margin + width * 0.8, y, { width: width * 0.2, align: 'right', lineBreak: false })
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
}
