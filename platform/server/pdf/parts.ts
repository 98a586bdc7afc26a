import { colours, type Sheet } from './sheet.ts'
import { lineOf } from './structure.ts'

const logoHeight = 36

/** Who writes on the left, below a logo where there is one, what it is on the right, a rule below. */
export function drawHead(sheet: Sheet, brand: string, [title = '', ...more]: string[], logo?: Buffer) {
  const { doc, left, width } = sheet
  const top = doc.y
  const half = { width: width / 2, align: 'right' as const }
  if (logo) sheet.write('Figure', () => doc.image(logo, left, top, { height: logoHeight }), { alt: brand })
  doc.font('bold').fontSize(13).fillColor(colours.brand)
  sheet.write('P', () => doc.text(lineOf(brand), left, logo ? top + logoHeight + 4 : top, { width: width / 2 - 12 }))
  const written = doc.y
  sheet.write('H1', () => doc.fontSize(15).text(title, left + width / 2, top, half))
  doc.font('regular').fontSize(9).fillColor(colours.soft)
  sheet.write('P', () => doc.text(more.join(' · '), left + width / 2, doc.y + 2, half))
  doc.y = Math.max(doc.y, written, top + 38) + 6
  drawRule(sheet, colours.brand, 1.5)
  doc.y += 14
}

/** From margin to margin, where the writing stands. */
export function drawRule({ doc, left, width, ornament }: Sheet, colour: string, thickness = 0.5) {
  ornament(() =>
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(thickness)
      .stroke(colour),
  )
}

/** Two to four in a row, the name above the value; what has no value is left out, and no row is parted by a page. */
export function drawPairs(sheet: Sheet, given: [name: string, value: string][], inRow: 2 | 3 | 4 = 2) {
  const { doc, left, width } = sheet
  const pairs = given.filter(([, value]) => value)
  const box = { width: width / inRow - 12 }
  for (let first = 0; first < pairs.length; first += inRow) {
    const row = pairs.slice(first, first + inRow)
    const height = (text: string, size: number) => doc.font('regular').fontSize(size).heightOfString(text, box)
    sheet.reserve(Math.max(...row.map(([name, value]) => height(name, 7.5) + height(value, 9.5))) + 4)
    const top = doc.y
    let lowest = top
    row.forEach(([name, value], at) => {
      const x = left + (at * width) / inRow
      sheet.write('P', () => {
        doc.font('regular').fontSize(7.5).fillColor(colours.mute).text(lineOf(name), x, top, box)
        doc
          .fontSize(9.5)
          .fillColor(colours.ink)
          .text(lineOf(value), x, doc.y + 1, box)
      })
      lowest = Math.max(lowest, doc.y)
    })
    doc.y = lowest + 8
  }
}

export function drawTotal(sheet: Sheet, name: string, amount: string) {
  const { doc, left, width } = sheet
  sheet.reserve(40)
  doc.font('bold').fontSize(12).fillColor(colours.ink)
  sheet.write('P', () => doc.text(`${name}  ${amount}`, left, doc.y + 8, { width, align: 'right' }))
  doc.y += 16
}

/** Above everything else: what makes the paper void. */
export function drawMark({ doc, left, width, write }: Sheet, text: string) {
  doc.font('bold').fontSize(11).fillColor(colours.warn)
  write('P', () => doc.text(lineOf(text), left, doc.y, { width }))
  doc.y += 10
}

export function drawNote(sheet: Sheet, text: string) {
  const { doc, left, width } = sheet
  sheet.reserve(50)
  doc.font('regular').fontSize(8).fillColor(colours.mute)
  sheet.write('Note', () => doc.text(lineOf(text), left, doc.y + 6, { width }))
}

const signatureHeight = 92

/** A place for each hand and stamp, kept together on a page; a single one stands on the right. */
export function drawSignatures(sheet: Sheet, names: readonly string[], day: string) {
  const { doc, left, width } = sheet
  sheet.reserve(signatureHeight + 16)
  const top = doc.y + 14
  const box = width / 2 - 12
  names.forEach((name, at) => {
    const x = left + (at + 2 - names.length) * (width / 2 + 12)
    const line = top + signatureHeight
    sheet.write('P', () => {
      doc.font('regular').fontSize(8.5).fillColor(colours.soft).text(lineOf(name), x, top, { width: box })
      doc
        .fontSize(8)
        .fillColor(colours.mute)
        .text(`${day}:`, x, line - 14, { width: box })
    })
    sheet.ornament(() =>
      doc
        .moveTo(x, line)
        .lineTo(x + box, line)
        .lineWidth(0.5)
        .stroke(colours.ink),
    )
  })
  doc.y = top + signatureHeight + 6
}
