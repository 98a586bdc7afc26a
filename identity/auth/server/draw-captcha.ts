import { randomInt } from 'node:crypto'
import { glyph, type Point } from './glyphs.ts'

const width = 172
const height = 52

const between = (low: number, high: number) => low + (randomInt(1_000_000) / 1_000_000) * (high - low)

/** Signs as bent strokes among others, all in one path: the file says neither which sign nor where one ends. */
export function drawCaptcha(answer: string): string {
  const bend = waves()
  const step = (width - 30) / (answer.length - 0.3)
  const lines = [...answer].flatMap((sign, index) => {
    const place = placement(12 + index * step)
    return glyph(sign).map((stroke) => subdivided(stroke).map((point) => bend(place(point))))
  })
  const path = shuffled([...lines, ...disturbances()])
    .map(pathOf)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="none" stroke="#0a4d63" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`
}

/** Where a sign stands: turned, leaning, larger or smaller. */
function placement(left: number) {
  const angle = between(-0.3, 0.3)
  const lean = between(-0.2, 0.2)
  const size = between(4.2, 5)
  const [dx, dy] = [left + between(0, 4), height / 2 + between(-5, 5)]
  return ([x, y]: Point): Point => {
    const [u, w] = [(x - 2 + lean * (3 - y)) * size, (y - 3) * size]
    return [dx + 10 + u * Math.cos(angle) - w * Math.sin(angle), dy + u * Math.sin(angle) + w * Math.cos(angle)]
  }
}

function waves() {
  const [a, b, c, d] = [between(0, 6), between(0, 6), between(18, 30), between(14, 24)]
  return ([x, y]: Point): Point => [x + 2 * Math.sin(y / d + a), y + 2.6 * Math.sin(x / c + b)]
}

const subdivided = (stroke: Point[]): Point[] =>
  stroke.flatMap(([x, y], index) => {
    const [nextX, nextY] = stroke[index + 1] ?? [x, y]
    const pieces = index === stroke.length - 1 ? 1 : 4
    return Array.from({ length: pieces }, (_, n): Point => [
      x + ((nextX - x) * n) / pieces,
      y + ((nextY - y) * n) / pieces,
    ])
  })

/** A wave through all signs and some rings: they disturb a program and are never taken for a stroke. */
function disturbances(): Point[][] {
  const [height0, rise, phase, length] = [between(18, 34), between(4, 8), between(0, 6), between(14, 22)]
  const wave = Array.from({ length: 29 }, (_, n): Point => [
    2 + n * 6,
    height0 + rise * Math.sin((n * 6) / length + phase),
  ])
  const rings = Array.from({ length: 4 }, () => {
    const [x, y, r] = [between(8, width - 8), between(8, height - 8), between(2, 3.5)]
    return Array.from({ length: 9 }, (_, n): Point => [x + r * Math.cos(n * 0.8), y + r * Math.sin(n * 0.8)])
  })
  return [wave, ...rings]
}

const pathOf = (line: Point[]) =>
  line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => [randomInt(1 << 30), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}
