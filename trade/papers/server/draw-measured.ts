import { productTitle } from '#catalogue/goods/product-title.ts'
import { drawNote, drawPairs } from '#platform/server/pdf/parts.ts'
import type { Sheet } from '#platform/server/pdf/sheet.ts'
import { drawTable, type SheetColumn } from '#platform/server/pdf/table.ts'
import { orDash } from '#platform/texts/format.ts'
import type { SheetFacts } from './sheet.ts'
import type { Tongues } from './tongues.ts'

const shares = { property: 0.34, value: 0.16, measuredUnit: 0.14, method: 0.18, condition: 0.18 }

/** Of each lot that was loaded what was measured of it. */
export function drawMeasured(sheet: Sheet, { lines }: SheetFacts, tongues: Tongues) {
  const { label, lines: say } = tongues
  const columns = Object.entries(shares).map(([name, share]): SheetColumn => ({
    width: sheet.width * share,
    header: say((t) => t(`sheet.${name as keyof typeof shares}`)),
    align: name === 'value' ? 'right' : 'left',
  }))
  for (const { product, lotCode, analysis } of lines) {
    if (!analysis) continue
    sheet.doc.y += 8
    drawPairs(
      sheet,
      [
        [label((t) => t('sheet.goods')), say((t) => productTitle(product, t)).join('\n')],
        [label((t) => t('sheet.lotNumber')), lotCode ?? ''],
        [label((t) => t('sheet.testedOn')), analysis.testedOn],
      ],
      3,
    )
    drawTable(
      sheet,
      columns,
      analysis.measured.map(({ name, value, unit, method, condition }) => ({
        strong: 1,
        cells: [say((t) => (t.locale === 'zh-CN' ? name.zh : name.en)), [value], [unit], [method], [orDash(condition)]],
      })),
    )
  }
  drawNote(sheet, say((t) => t('sheet.analysed')).join('\n'))
}
