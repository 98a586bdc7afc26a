import { shade } from '../colour.ts'
import type { Random } from '../random.ts'
import { unit } from '../solids/vector.ts'
import { round } from './grain.ts'
import { heapHeight } from './pile.ts'

type Heap = { x: number; y: number; radius: number; height: number; elevation: number }

/** Flour-fine goods: a smooth heap of soft bands, dusted with specks too small to be grains. */
export function paintPowder(colour: string, { x, y, radius, height, elevation }: Heap, random: Random) {
  const [sin, cos] = [Math.sin((elevation * Math.PI) / 180), Math.cos((elevation * Math.PI) / 180)]
  const place = (angle: number, share: number) => {
    const [px, py] = [Math.cos(angle) * share * radius, Math.sin(angle) * share * radius]
    return [x + px, y - py * sin - heapHeight(share, height) * cos] as const
  }
  const ripple = Array.from(
    { length: 7 },
    () => [random.whole(9, 31), random.between(0, 7), random.between(0.001, 0.004)] as const,
  )
  const wavy = (angle: number) =>
    ripple.reduce((sum, [count, phase, depth]) => sum + Math.sin(angle * count + phase) * depth, 1)
  const rings = 26
  const bands = Array.from({ length: rings }, (_, ring) => {
    const share = 1 - ring / rings
    const outline = Array.from({ length: 64 }, (_unused, index) => {
      const angle = (index / 64) * Math.PI * 2
      const [px, py] = place(angle, share * wavy(angle))
      return `${round(px)} ${round(py)}`
    })
    return `<path d="M${outline.join('L')}Z" fill="${shade(colour, -0.46 + (ring / rings) * 0.62)}"/>`
  })
  const specks = ([-0.5, -0.22, 0.3, 0.75] as const).map((light) => {
    const dots = Array.from({ length: 1500 }, () => {
      const [angle, share] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.97]
      const [nx, ny] = unit([Math.cos(angle), Math.sin(angle), 0.8])
      const lit = nx * -0.8 + ny * 0.2 + random.between(-0.75, 0.75)
      if (lit > 0 !== light > 0) return ''
      const [px, py] = place(angle, share * wavy(angle))
      return `M${round(px)} ${round(py)}h.1`
    })
    return `<path d="${dots.join('')}" stroke="${shade(colour, light)}" stroke-opacity=".36" stroke-width="${round(random.between(2.2, 3.4))}" stroke-linecap="round"/>`
  })
  const [cx, cy] = [x - radius * 0.16, y - height * 0.55]
  return `<defs>
<radialGradient id="sheen" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${round(radius * 0.9)}"><stop offset="0" stop-color="#ffffff" stop-opacity=".34"/><stop offset=".7" stop-color="#ffffff" stop-opacity="0"/></radialGradient>
<filter id="soften" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3"/></filter></defs>
<g filter="url(#soften)">${bands.slice(1).join('')}</g>${specks.join('')}
<ellipse cx="${round(x)}" cy="${round(y - height * 0.3)}" rx="${round(radius * 0.8)}" ry="${round(radius * 0.4)}" fill="url(#sheen)"/>`
}
