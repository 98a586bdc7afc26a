import { drawMark, drawHead, drawPairs } from '#platform/server/pdf/parts.ts'
import { openSheet } from '#platform/server/pdf/sheet.ts'

export interface Specimen {
  title: string
  about: string
  issuedOn: string
  /** Heads with what stands below them. */
  parts: readonly (readonly [head: string, text: string])[]
}

const mark = '样本 · 仅供演示，不是真实文件\nSpecimen for demonstration, not a document of any producer or laboratory'

/** A paper in both languages that says of itself that it is none. */
export async function drawSpecimen({ title, about, issuedOn, parts }: Specimen) {
  const sheet = await openSheet({
    title: `${title} ${about}`,
    author: 'PolyHarbor',
    subject: title,
    language: 'zh-CN',
    date: new Date(issuedOn),
  })
  drawHead(sheet, '聚港 PolyHarbor', [title, about, issuedOn])
  drawMark(sheet, mark)
  for (const part of parts) drawPairs(sheet, [[...part]])
  return sheet.finish({ left: 'Specimen 样本', link: '', page: (page, pages) => `${page} / ${pages}` })
}
