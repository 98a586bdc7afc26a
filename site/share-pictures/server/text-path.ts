import type { Font } from 'fontkit'
import { loadFonts } from '#platform/server/pdf/fonts.ts'

let faces: Promise<{ regular: Font; bold: Font }> | undefined

export const loadFaces = () =>
  (faces ??= Promise.all([import('fontkit'), loadFonts()]).then(([{ create }, { regular, bold }]) => ({
    regular: create(regular) as Font,
    bold: create(bold) as Font,
  })))

export const widthOf = (face: Font, text: string, size: number) =>
  (face.layout(text).advanceWidth * size) / face.unitsPerEm

/** Text as outlines: an SVG can only name fonts that the server has, and it may have none with Chinese. */
export function textPath(face: Font, text: string, { x, y, size, fill }: TextPlace): string {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  let at = 0
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
    at += positions[index]?.xAdvance ?? 0
    return outline
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

interface TextPlace {
  x: number
  /** Of the baseline. */
  y: number
  size: number
  fill: string
}

// Between Latin words only at spaces, between Chinese characters anywhere.
const pieces = (text: string) => text.match(/[^\s\u2e80-\u9fff]+\s*|[\u2e80-\u9fff]\s*/g) ?? []

/** At most so many lines; what does not fit ends in an ellipsis. */
export function wrapText(
  face: Font,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
) {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text)) {
    if (line && widthOf(face, (line + piece).trimEnd(), size) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line) lines.push(line.trimEnd())
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines
}
