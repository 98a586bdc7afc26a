import type { ProductDetail, Property } from '#catalogue/goods/product.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { conditionIn, unbroken } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { drawRule } from '#platform/server/pdf/parts.ts'
import { colours, type Sheet } from '#platform/server/pdf/sheet.ts'
import { lineOf, type DrawnLine } from '#platform/server/pdf/structure.ts'
import type { SheetWords } from './sheet-words.ts'

const gap = 14

/** What tells the grade apart, large, side by side: the same values as on the page of the product. */
export function drawKeyValues(sheet: Sheet, { keyProperties }: ProductDetail, system: UnitSystem, words: SheetWords) {
  if (keyProperties.length === 0) return
  const { doc, left, width } = sheet
  const box = (width + gap) / keyProperties.length - gap
  doc.y += 6
  sheet.group('Sect', () => {
    doc.font('bold').fontSize(11.5).fillColor(colours.ink)
    const title = words.line((t) => t('productDetail.keyProperties'))
    sheet.write('H2', () => doc.text(title, left, doc.y, { width }))
    doc.y += 4
    drawRule(sheet, colours.brand, 0.75)
    const top = doc.y + 5
    let lowest = top
    keyProperties.forEach((property, at) => {
      sheet.writeLines('P', linesOf(left + at * (box + gap), top, box, property))
      lowest = Math.max(lowest, doc.y)
    })
    doc.y = lowest + 5
    drawRule(sheet, colours.brand, 0.75)
  })

  function linesOf(x: number, y: number, wide: number, property: Property): DrawnLine[] {
    const names = words.pair(property.name, property.nameEn).map((text, at) => ({
      text,
      draw() {
        doc.font('regular').fontSize(7.5).fillColor(colours.mute)
        doc.text(lineOf(text), x, at === 0 ? y : doc.y, { width: wide })
      },
    }))
    return [...names, { text: '', draw: () => drawValue(x, wide, property) }]
  }

  function drawValue(x: number, wide: number, property: Property) {
    const { value, unit } = statedFigure(property, system)
    const baseline = doc.y + 15
    const onLine = { baseline: 'alphabetic', lineBreak: false } as const
    doc.font('bold').fontSize(14).fillColor(colours.ink).text(lineOf(value), x, baseline, onLine)
    const after = x + doc.widthOfString(lineOf(value))
    doc.font('regular').fontSize(9).fillColor(colours.soft).text(lineOf(unit), after, baseline, onLine)
    doc.y = baseline + 3
    const condition = property.condition && unbroken(conditionIn(system, property.condition))
    const how = [property.method, condition].filter(Boolean).join(' · ')
    if (how) doc.fontSize(7.5).fillColor(colours.mute).text(how, x, doc.y, { width: wide })
  }
}
