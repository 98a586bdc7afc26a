import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { formulaSafe, isNumber } from './formula-safe.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  // Control characters have no place in XML at all.
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\0-\x08\v\f\x0e-\x1f]/g, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

const cellOf = (text: string, place: string) => {
  if (text === '') return ''
  if (isNumber(text)) return `<c r="${place}"><v>${text}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(formulaSafe(text))}</t></is></c>`
}

/** A, B, … Z, AA, AB, … */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** Characters that are packed together. */
const atOnce = 100_000

/** A workbook of one sheet as it comes: however many rows there are, only a few are held. */
export async function* writeXlsx(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  for (const [name, text] of Object.entries(fixedParts)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(strToU8(head + text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  sheet.push(
    strToU8(
      `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ),
  )
  let number = 0
  let waiting = ''
  for await (const row of rows) {
    number += 1
    const cells = row.map((text, column) => cellOf(text, letters(column) + number))
    waiting += `<row r="${number}">${cells.join('')}</row>`
    if (waiting.length < atOnce) continue
    sheet.push(strToU8(waiting))
    waiting = ''
    yield* ready.splice(0)
  }
  sheet.push(strToU8(`${waiting}</sheetData></worksheet>`), true)
  zip.end()
  yield* ready
  ready = []
}
