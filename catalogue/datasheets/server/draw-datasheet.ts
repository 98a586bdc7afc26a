import type { Lot, ProductDetail } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import { date, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { drawMark } from '#platform/server/pdf/parts.ts'
import { colours, openSheet, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawTable, type SheetColumn, type SheetRow } from '#platform/server/pdf/table.ts'
import { complianceColumns, complianceRows } from './compliance-rows.ts'
import { packingColumns, packingRows, propertyColumns, propertyRows } from './property-rows.ts'
import type { SheetWords } from './sheet-words.ts'

export interface Datasheet {
  product: ProductDetail
  system: UnitSystem
  words: SheetWords
  /** The site in its languages. */
  brand: string
  /** The page of the product. */
  link: string
  /** A JPEG of the material. */
  picture: Buffer | undefined
  /** Of this lot alone: its measured values stand in place of the typical ones. */
  lot?: Lot
  /** Made up for a demonstration, and says so. */
  specimen: boolean
}

const forms = ['pellet', 'flake', 'regrind', 'powder', 'masterbatch'] as const
const pictureWidth = 120

/** A data sheet of one product, as many pages as it takes. */
export async function drawDatasheet(datasheet: Datasheet): Promise<Uint8Array<ArrayBuffer>> {
  const { product, lot, system, words, brand, link } = datasheet
  const name = words.line((t) => t(lot ? 'datasheets.lotTitle' : 'datasheets.title'))
  const titles = words.lines((t) => productTitle(product, t))
  const sheet = await openSheet({
    title: titles.join(' / '),
    author: brand,
    subject: name,
    language: words.locale,
    date: new Date(product.updatedAt),
  })
  drawHead(sheet, brand, name)
  if (datasheet.specimen) drawMark(sheet, words.lines((t) => t('datasheets.specimen')).join('\n'))
  drawIssuer(sheet, datasheet)
  drawProduct(sheet, datasheet, titles)
  const section = (title: PlainKey, columns: SheetColumn[], rows: SheetRow[]) => {
    if (rows.length === 0) return
    heading(
      sheet,
      words.line((t) => t(title)),
    )
    drawTable(sheet, columns, rows)
  }
  const properties = lot ? 'datasheets.measured' : 'datasheets.properties'
  section(properties, propertyColumns(words), propertyRows(product, system, words))
  if (!lot) section('datasheets.compliance', complianceColumns(words), complianceRows(product, words))
  section('datasheets.packing', packingColumns(words), packingRows(product.packings, words))
  if (!lot) drawNote(sheet, words, 'datasheets.storage', 'datasheets.storageNote')
  drawNote(sheet, words, 'datasheets.disclaimerTitle', lot ? 'datasheets.lotNote' : 'datasheets.disclaimer')
  const versionOf = { version: product.version, date: date(product.updatedAt) }
  const units = words.line((t) => t(`productDetail.units_${system}`))
  return sheet.finish({
    left: `${words.line((t) => t('datasheets.version', versionOf), ' / ')} · ${units}`,
    link,
    page: (page, pages) => words.line((t) => t('datasheets.page', { page, pages }), ' / '),
  })
}

function drawHead({ doc, left, width }: Sheet, brand: string, title: string) {
  const top = doc.y
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(colours.brand)
    .text(brand, left, top, { width: width / 2, lineBreak: false })
  doc.fontSize(10).text(title, left + width / 2, top + 3, { width: width / 2, align: 'right', lineBreak: false })
  doc.y = top + 24
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(1.5)
    .stroke(colours.brand)
  doc.y += 14
}

function drawProduct(sheet: Sheet, { product, lot, words, picture }: Datasheet, titles: string[]) {
  const { doc, left, width } = sheet
  const top = doc.y
  const height = (pictureWidth * 3) / 4
  if (picture) doc.image(picture, left + width - pictureWidth, top, { width: pictureWidth, height })
  doc.x = left
  doc.y = top
  const box = picture ? width - pictureWidth - 16 : width
  titles.forEach((title, at) => {
    doc
      .font('bold')
      .fontSize(at === 0 ? 17 : 12)
      .fillColor(at === 0 ? colours.ink : colours.soft)
    doc.text(title, left, doc.y, { width: box })
  })
  doc.y += 4
  doc.font('regular').fontSize(9.5).fillColor(colours.soft)
  for (const text of words.pair(product.description, product.descriptionEn)) {
    doc.text(text, left, doc.y, { width: box, lineGap: 1 })
    doc.y += 3
  }
  doc.y = Math.max(doc.y, picture ? top + height : 0) + 8
  drawFacts(sheet, [...factsOf(product, words), ...lotFacts(lot, words)])
}

function factsOf(product: ProductDetail, { line, pair }: SheetWords) {
  const form = forms.find((each) => each === product.form)
  const colour = pair(product.colourName, product.colourNameEn).join(' ')
  return [
    [line((t) => t('productDetail.brand')), pair(product.brandName, product.brandNameEn).join(' ')],
    [line((t) => t('productDetail.model')), [product.seriesName, product.modelName].filter(Boolean).join(' ')],
    [
      line((t) => t('productDetail.category')),
      pair(product.productCategoryName, product.productCategoryNameEn).join(' '),
    ],
    [line((t) => t('productDetail.origin')), pair(product.countryName, product.countryNameEn).join(' ')],
    [line((t) => t('productDetail.grade')), line((t) => kindLabel(t, 'Grade', product.grade))],
    [
      line((t) => t('productDetail.formAndColour')),
      [form && line((t) => t(`productDetail.form_${form}`)), colour].filter(Boolean).join(' · '),
    ],
  ] as const
}

const lotFacts = (lot: Lot | undefined, { line, lines }: SheetWords): (readonly [string, string])[] =>
  lot
    ? [
        [line((t) => t('datasheets.lotNumber')), lot.code],
        [line((t) => t('datasheets.testedOn')), date(lot.testedOn)],
        [line((t) => t('datasheets.lotWeight')), lines((t) => weight(t, lot.kilograms)).join(' ')],
      ]
    : []

/** Three in a row, the name above the value. */
function drawFacts({ doc, left, width }: Sheet, facts: readonly (readonly [string, string])[]) {
  const columns = 3
  const box = width / columns - 10
  for (let first = 0; first < facts.length; first += columns) {
    const top = doc.y
    let lowest = top
    facts.slice(first, first + columns).forEach(([name, value], at) => {
      const x = left + (at * width) / columns
      doc.font('regular').fontSize(7.5).fillColor(colours.mute).text(name, x, top, { width: box })
      doc.font('bold').fontSize(9).fillColor(colours.ink).text(value, x, doc.y, { width: box })
      lowest = Math.max(lowest, doc.y)
    })
    doc.y = lowest + 6
  }
}

function heading(sheet: Sheet, text: string) {
  const { doc, left, width } = sheet
  sheet.reserve(110)
  doc.y += 12
  doc.font('bold').fontSize(11.5).fillColor(colours.ink).text(text, left, doc.y, { width })
  doc.y += 4
}

type Note = 'storageNote' | 'lotNote' | 'disclaimer'

/** A few lines in small print under a title of their own. */
function drawNote(
  sheet: Sheet,
  words: SheetWords,
  title: 'datasheets.storage' | 'datasheets.disclaimerTitle',
  note: `datasheets.${Note}`,
) {
  const { doc, left, width } = sheet
  const texts = words.lines((t) => t(note))
  doc.font('regular').fontSize(8)
  sheet.reserve(40 + texts.reduce((sum, text) => sum + doc.heightOfString(text, { width }) + 3, 0))
  doc.y += 16
  doc.font('bold').fontSize(8).fillColor(colours.soft)
  doc.text(
    words.line((t) => t(title)),
    left,
    doc.y,
    { width },
  )
  doc.font('regular').fillColor(colours.mute)
  for (const text of texts) {
    doc.text(text, left, doc.y + 2, { width })
  }
}

/** Before anything else is read: whose sheet it is, where it is not the producer's. */
function drawIssuer({ doc, left, width }: Sheet, { product, words, brand, lot }: Datasheet) {
  if (lot || product.selfSupportFlag) return
  const texts = words.lines((t) => t('datasheets.notProducer', { brand }))
  doc.font('regular').fontSize(8.5)
  const box = width - 16
  const height = texts.reduce((sum, text) => sum + doc.heightOfString(text, { width: box }) + 2, 10)
  doc.rect(left, doc.y, width, height).lineWidth(0.75).stroke(colours.brand)
  const end = doc.y + height
  doc.y += 5
  doc.fillColor(colours.ink)
  for (const text of texts) doc.text(text, left + 8, doc.y + 1, { width: box })
  doc.x = left
  doc.y = end + 8
}
