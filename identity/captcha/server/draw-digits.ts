import { strokesOf, type Point } from './digit-strokes.ts'
import { pngOf } from './png.ts'
import { seeded, type Seeded } from './seeded.ts'

const width = 240
const height = 80

/** Digits as bent strokes that touch each other, crossed by lines of the same ink and by lines that cut them, in noise. */
export function drawDigits(digits: string, seed: number): Uint8Array<ArrayBuffer> {
  const random = seeded(seed)
  const paper = newPaper(random)
  const bend = waves(random)
  const step = (width - 52) / (digits.length - 1)
  const signs = [...digits].flatMap((digit, index) => {
    const place = placement(random, 26 + index * step)
    return strokesOf(digit).map((stroke) => rounded(stroke).map(place))
  })
  for (const line of signs) trace(paper, line, bend, { ink: 0.12, radius: random.between(2, 2.9) })
  for (let n = 0; n < 2; n++) trace(paper, across(random), bend, { ink: 0.12, radius: random.between(1, 1.6) })
  for (let n = 0; n < 2; n++) trace(paper, across(random), bend, { ink: 0.86, radius: random.between(0.5, 0.8) })
  return pngOf(
    paper.map((grey) => grey + random.between(-0.16, 0.16)),
    width,
  )
}

/** Brighter here and darker there, so that no one grey parts ink from paper. */
function newPaper({ between }: Seeded): Float32Array {
  const [a, b, c, d] = [between(20, 50), between(15, 40), between(0, 6), between(0, 6)]
  return Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return 0.84 + 0.07 * Math.sin(x / a + c) + 0.07 * Math.sin(y / b + d)
  })
}

/** Corners cut off twice, but for those that a digit has: what turns by little is a curve. */
function rounded(stroke: Point[], times = 2): Point[] {
  if (times === 0) return stroke
  const cut = stroke.flatMap((point, index): Point[] => {
    const [before, after] = [stroke[index - 1], stroke[index + 1]]
    return before && after && !isCorner(before, point, after)
      ? [towards(point, before), towards(point, after)]
      : [point]
  })
  return rounded(cut, times - 1)
}

const towards = ([x, y]: Point, [toX, toY]: Point): Point => [x + (toX - x) / 4, y + (toY - y) / 4]

function isCorner([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) {
  const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
  return Math.cos(turn) < 0.25
}

/** Where a digit stands: turned, leaning, larger or smaller. */
function placement({ between }: Seeded, left: number) {
  const [angle, lean, size] = [between(-0.3, 0.3), between(-0.2, 0.2), between(6.6, 7.8)]
  const [dx, dy] = [left + between(-4, 4), height / 2 + between(-7, 7)]
  return ([x, y]: Point): Point => {
    const [u, w] = [(x - 2 + lean * (3 - y)) * size, (y - 3) * size]
    return [dx + u * Math.cos(angle) - w * Math.sin(angle), dy + u * Math.sin(angle) + w * Math.cos(angle)]
  }
}

function waves({ between }: Seeded) {
  const [a, b, c, d] = [between(0, 6), between(0, 6), between(20, 34), between(11, 18)]
  return ([x, y]: Point): Point => [x + 2.5 * Math.sin(y / d + a), y + 4 * Math.sin(x / c + b)]
}

/** From one side to the other. */
function across({ between }: Seeded): Point[] {
  const [base, rise, phase, length] = [between(14, height - 14), between(5, 16), between(0, 6), between(14, 34)]
  return Array.from({ length: 41 }, (_, n): Point => [n * 6, base + rise * Math.sin((n * 6) / length + phase)])
}

/** A round brush along a line, in steps of half a pixel. */
function trace(paper: Float32Array, line: Point[], bend: (point: Point) => Point, brush: Brush) {
  line.slice(1).forEach(([toX, toY], index) => {
    const [x, y] = line[index] ?? [toX, toY]
    const pieces = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) * 2))
    for (let n = 0; n <= pieces; n++)
      stamp(paper, bend([x + ((toX - x) * n) / pieces, y + ((toY - y) * n) / pieces]), brush)
  })
}

interface Brush {
  ink: number
  radius: number
}

function stamp(paper: Float32Array, [x, y]: Point, { ink, radius }: Brush) {
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius + 1); row++)
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius + 1); column++) {
      const cover = Math.max(0, Math.min(1, radius + 0.5 - Math.sqrt((column - x) ** 2 + (row - y) ** 2)))
      const at = row * width + column
      const grey = paper[at] ?? 0
      const mixed = grey + (ink - grey) * cover
      // Stamps overlap: only the strongest of them counts, or edges would lose their softness.
      paper[at] = ink < 0.5 ? Math.min(grey, mixed) : Math.max(grey, mixed)
    }
}
