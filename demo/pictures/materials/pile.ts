import type { Random } from '../random.ts'
import { unit } from '../solids/vector.ts'
import { round } from './grain.ts'
import type { Grain, Tone } from './grain.ts'

export type Pile = {
  x: number
  y: number
  radius: number
  height: number
  elevation: number
  spacing: number
  size: number
  loose: number
}
type Spot = { x: number; y: number; depth: number; size: number; tone: Tone }

const toneOf = (light: number): Tone => (light < -0.08 ? 0 : light < 0.3 ? 1 : light < 0.68 ? 2 : 3)

/** The height of a poured heap over its foot: steep flanks, round top. */
export const heapHeight = (share: number, height: number) =>
  Math.abs(share) >= 1 ? 0 : height * (1 - Math.abs(share) ** 1.7) ** 1.12

/** Where grains lie on a heap seen from above at an angle, far ones first. */
export function pileSpots({ x, y, radius, height, elevation, spacing, size, loose }: Pile, random: Random): Spot[] {
  const [sin, cos] = [Math.sin((elevation * Math.PI) / 180), Math.cos((elevation * Math.PI) / 180)]
  const spots: Spot[] = []
  const put = (px: number, py: number, lightness?: number) => {
    const share = Math.hypot(px, py) / radius
    const z = heapHeight(share, height)
    const slope = (heapHeight(share - 0.02, height) - heapHeight(share + 0.02, height)) / (0.04 * radius)
    const away = Math.hypot(px, py) || 1
    const [nx, ny, nz] = unit([(px / away) * slope, (py / away) * slope, 1])
    const light = lightness ?? nx * -0.62 + ny * 0.28 + nz * 0.62 + random.between(-0.24, 0.24)
    const nearer = 1 + (py / radius) * -0.1
    spots.push({
      x: x + px,
      y: y - py * sin - z * cos,
      depth: py,
      size: size * nearer * random.between(0.9, 1.1),
      tone: toneOf(light),
    })
  }
  // Rows follow the eye: on the flank that faces the viewer they lie closer than on the far side.
  const rowStep = (py: number) => {
    const share = Math.abs(py) / radius
    const slope = (heapHeight(share - 0.03, height) - heapHeight(share + 0.03, height)) / (0.06 * radius)
    return (spacing * 0.45) / Math.max(0.5, sin + (py < 0 ? slope * cos : 0))
  }
  for (let row = 0, py = radius; py >= -radius; row++, py -= rowStep(py))
    for (let px = -radius + (row % 2) * (spacing / 2); px <= radius; px += spacing) {
      const [jx, jy] = [px + random.between(-0.3, 0.3) * spacing, py + random.between(-0.2, 0.2) * spacing]
      if (Math.hypot(jx, jy) <= radius * random.between(0.95, 1.02)) put(jx, jy)
    }
  for (let index = 0; index < loose; index++) {
    const angle = random.between(Math.PI * 0.92, Math.PI * 2.08)
    const away = radius * random.between(1.06, 1.25)
    put(Math.cos(angle) * away, Math.sin(angle) * away * 0.94, 0.6)
  }
  return spots.toSorted((a, b) => b.depth - a.depth)
}

/** Every kind of grain once for each tone, then placed as often as needed. */
export function paintGrains(kinds: readonly Grain[], spots: readonly Spot[], random: Random) {
  const definitions = kinds.flatMap((grain, kind) =>
    ([0, 1, 2, 3] as const).map((tone) => `<g id="k${kind}t${tone}">${grain(`p${kind}t${tone}`, tone)}</g>`),
  )
  const placed = spots.map(({ x, y, size, tone }) => {
    const kind = random.whole(0, kinds.length - 1)
    return `<use href="#k${kind}t${tone}" transform="translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10 / 50})"/>`
  })
  return `<defs>${definitions.join('\n')}</defs>${placed.join('\n')}`
}
