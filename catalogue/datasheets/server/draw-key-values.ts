import type { ProductDetail, Property } from '#catalogue/goods/product.ts'
import { statedFigure } from '#catalogue/goods/stated-figure.ts'
import { conditionIn } from '#catalogue/parameters/condition-units.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { drawRule } from '#platform/server/pdf/parts.ts'
import { colours, type Sheet } from '#platform/server/pdf/sheet.ts'
import { lineOf } from '#platform/server/pdf/structure.ts'
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
      sheet.write('P', () => drawValue(left + at * (box + gap), top, box, property))
      lowest = Math.max(lowest, doc.y)
    })
    doc.y = lowest + 5
    drawRule(sheet, colours.brand, 0.75)
  })

  function drawValue(x: number, y: number, wide: number, property: Property) {
    const { value, unit } = statedFigure(property, system)
    const name = words.pair(property.name, property.nameEn).join('\n')
    doc.font('regular').fontSize(7.5).fillColor(colours.mute).text(lineOf(name), x, y, { width: wide })
    const baseline = doc.y + 15
    const onLine = { baseline: 'alphabetic', lineBreak: false } as const
    doc.font('bold').fontSize(14).fillColor(colours.ink).text(lineOf(value), x, baseline, onLine)
    const after = x + doc.widthOfString(lineOf(value))
    doc.font('regular').fontSize(9).fillColor(colours.soft).text(lineOf(unit), after, baseline, onLine)
    doc.y = baseline + 3
    const condition = property.condition && conditionIn(system, property.condition)
    const how = [property.method, condition].filter(Boolean).join(' · ')
    if (how) doc.fontSize(7.5).fillColor(colours.mute).text(how, x, doc.y, { width: wide })
  }
}
