import type { Lot, ProductDetail } from '#catalogue/goods/product.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { date, weight } from '#platform/texts/format.ts'
import { drawRule } from '#platform/server/pdf/parts.ts'
import { colours, type Sheet } from '#platform/server/pdf/sheet.ts'
import { lineOf } from '#platform/server/pdf/structure.ts'
import type { Datasheet } from './datasheet.ts'
import type { SheetWords } from './sheet-words.ts'

const forms = ['pellet', 'flake', 'regrind', 'powder', 'masterbatch'] as const
const pictureWidth = 120

export function drawHead(sheet: Sheet, brand: string, title: string) {
  const { doc, left, width } = sheet
  const top = doc.y
  const half = { width: width / 2, lineBreak: false }
  doc.font('bold').fontSize(13).fillColor(colours.brand)
  sheet.write('P', () => doc.text(brand, left, top, half))
  sheet.write('P', () => doc.fontSize(10).text(title, left + width / 2, top + 3, { ...half, align: 'right' }))
  doc.y = top + 24
  drawRule(sheet, colours.brand, 1.5)
  doc.y += 14
}

/** Before anything else is read: whose sheet it is, where it is not the producer's. */
export function drawIssuer(sheet: Sheet, { product, words, brand, lot }: Datasheet) {
  if (lot || product.selfSupportFlag) return
  const { doc, left, width } = sheet
  const texts = words.lines((t) => t('datasheets.notProducer', { brand }))
  doc.font('regular').fontSize(8.5)
  const box = width - 16
  const height = texts.reduce((sum, text) => sum + doc.heightOfString(text, { width: box }) + 2, 10)
  sheet.ornament(() => doc.rect(left, doc.y, width, height).lineWidth(0.75).stroke(colours.brand))
  const end = doc.y + height
  doc.y += 5
  doc.fillColor(colours.ink)
  for (const text of texts)
    sheet.writeLines('P', [{ text, draw: () => doc.text(text, left + 8, doc.y + 1, { width: box }) }])
  doc.x = left
  doc.y = end + 8
}

export function drawProduct(sheet: Sheet, { product, lot, words, picture }: Datasheet, titles: string[]) {
  const { doc, left, width } = sheet
  const top = doc.y
  const height = (pictureWidth * 3) / 4
  doc.x = left
  const box = picture ? width - pictureWidth - 16 : width
  titles.forEach((title, at) => {
    doc
      .font('bold')
      .fontSize(at === 0 ? 17 : 12)
      .fillColor(at === 0 ? colours.ink : colours.soft)
    sheet.writeLines(at === 0 ? 'H1' : 'P', [{ text: title, draw: () => doc.text(title, left, doc.y, { width: box }) }])
  })
  doc.y += 4
  doc.font('regular').fontSize(9.5).fillColor(colours.soft)
  for (const text of words.pair(product.description, product.descriptionEn)) {
    sheet.writeLines('P', [{ text, draw: () => doc.text(text, left, doc.y, { width: box, lineGap: 1 }) }])
    doc.y += 3
  }
  const written = doc.y
  const place = { width: pictureWidth, height }
  if (picture)
    sheet.write('Figure', () => doc.image(picture, left + width - pictureWidth, top, place), {
      alt: titles.join(' / '),
    })
  doc.y = Math.max(written, picture ? top + height : 0) + 8
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
function drawFacts(sheet: Sheet, facts: readonly (readonly [string, string])[]) {
  const { doc, left, width } = sheet
  const columns = 3
  const box = { width: width / columns - 10 }
  for (let first = 0; first < facts.length; first += columns) {
    const top = doc.y
    let lowest = top
    facts.slice(first, first + columns).forEach(([name, value], at) => {
      const x = left + (at * width) / columns
      sheet.write('P', () => {
        doc.font('regular').fontSize(7.5).fillColor(colours.mute).text(lineOf(name), x, top, box)
        doc.font('bold').fontSize(9).fillColor(colours.ink).text(value, x, doc.y, box)
      })
      lowest = Math.max(lowest, doc.y)
    })
    doc.y = lowest + 6
  }
}
