import type { PlainKey } from '#platform/texts/messages.ts'
import { date } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { drawMark } from '#platform/server/pdf/parts.ts'
import { colours, openSheet, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawTable, type SheetColumn, type SheetRow } from '#platform/server/pdf/table.ts'
import { complianceColumns, complianceRows } from './compliance-rows.ts'
import { drawHead, drawIssuer, drawProduct } from './draw-first-page.ts'
import { drawKeyValues } from './draw-key-values.ts'
import { packingColumns, packingRows } from './packing-rows.ts'
import { processingColumns, processingRows, propertyColumns, propertyRows } from './property-rows.ts'
import type { Datasheet } from './datasheet.ts'
import type { SheetWords } from './sheet-words.ts'

/** A data sheet of one product, as many pages as it takes. */
export async function drawDatasheet(datasheet: Datasheet): Promise<Uint8Array<ArrayBuffer>> {
  const { product, lot, system, words, brand, link } = datasheet
  const name = words.line((t) => t(lot ? 'datasheets.lotTitle' : 'datasheets.title'))
  const titles = words.lines((t) => productTitle(product, t))
  const sheet = await openSheet({
    title: `${titles.join(' / ')} · ${name}`,
    author: brand,
    subject: name,
    language: words.locale,
    date: new Date(product.updatedAt),
  })
  drawHead(sheet, brand, name)
  if (datasheet.specimen) drawMark(sheet, words.lines((t) => t('datasheets.specimen')).join('\n'))
  drawIssuer(sheet, datasheet)
  drawProduct(sheet, datasheet, titles)
  if (lot) drawLotParts(sheet, datasheet)
  else drawParts(sheet, datasheet)
  const versionOf = { version: product.version, date: date(product.updatedAt) }
  const units = words.line((t) => t(`productDetail.units_${system}`))
  return sheet.finish({
    left: `${words.line((t) => t('datasheets.version', versionOf), ' / ')} · ${units}`,
    link,
    page: (page, pages) => words.line((t) => t('datasheets.page', { page, pages }), ' / '),
  })
}

function drawParts(sheet: Sheet, { product, system, words }: Datasheet) {
  drawKeyValues(sheet, product, system, words)
  const table = tablesOf(sheet, words)
  table('datasheets.properties', propertyColumns(words), propertyRows(product, system, words))
  table('products.group_processing', processingColumns(words), processingRows(product, system, words), () => {
    sheet.doc.y += 3
    drawSmall(sheet, words, 'datasheets.processingNote')
  })
  table('datasheets.packing', packingColumns(words), packingRows(product.packings, system, words))
  drawNote(sheet, words, 'datasheets.storage', 'datasheets.storageNote')
  table('datasheets.compliance', complianceColumns(words), complianceRows(product, words))
  drawNote(sheet, words, 'datasheets.disclaimerTitle', 'datasheets.disclaimer')
}

function drawLotParts(sheet: Sheet, { product, system, words }: Datasheet) {
  tablesOf(sheet, words)('datasheets.measured', propertyColumns(words), propertyRows(product, system, words))
  drawNote(sheet, words, 'datasheets.disclaimerTitle', 'datasheets.lotNote')
}

/** A table under its title; without rows there is neither. */
const tablesOf =
  (sheet: Sheet, words: SheetWords) =>
  (title: PlainKey, columns: SheetColumn[], rows: SheetRow[], drawMore?: () => void) => {
    if (rows.length === 0) return
    const { doc, left, width } = sheet
    sheet.reserve(110)
    doc.y += 12
    sheet.group('Sect', () => {
      doc.font('bold').fontSize(11.5).fillColor(colours.ink)
      const text = words.line((t) => t(title))
      sheet.write('H2', () => doc.text(text, left, doc.y, { width }))
      doc.y += 4
      drawTable(sheet, columns, rows)
      drawMore?.()
    })
  }

type Note = `datasheets.${'processingNote' | 'storageNote' | 'lotNote' | 'disclaimer'}`

function drawSmall({ doc, left, width, writeLines }: Sheet, words: SheetWords, note: Note) {
  doc.font('regular').fontSize(8).fillColor(colours.mute)
  for (const text of words.lines((t) => t(note)))
    writeLines('P', [{ text, draw: () => doc.text(text, left, doc.y + 2, { width }) }])
}

/** A few lines in small print under a title of their own. */
function drawNote(
  sheet: Sheet,
  words: SheetWords,
  title: `datasheets.${'storage' | 'disclaimerTitle'}`,
  note: Exclude<Note, 'datasheets.processingNote'>,
) {
  const { doc, left, width } = sheet
  const texts = words.lines((t) => t(note))
  doc.font('regular').fontSize(8)
  sheet.reserve(40 + texts.reduce((sum, text) => sum + doc.heightOfString(text, { width }) + 3, 0))
  doc.y += 16
  sheet.group('Sect', () => {
    doc.font('bold').fontSize(8).fillColor(colours.soft)
    const text = words.line((t) => t(title))
    sheet.write('H2', () => doc.text(text, left, doc.y, { width }))
    drawSmall(sheet, words, note)
  })
}
