import type { Mood } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { curveThrough, field, paintAxes, round } from './axes.ts'
import type { Point } from './axes.ts'

export type Chart = { mood: Mood; paint: (random: Random) => string }

const { left, right, top, bottom } = field
const { harbour, teal, lagoon, mist, amber, apricot } = palette
const x = (share: number) => left + (right - left) * share
const y = (share: number) => bottom - (bottom - top) * share

const dot = ([cx, cy]: Point, colour: string, radius = 9) =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${radius}" fill="#ffffff" stroke="${colour}" stroke-width="4"/>`
const stroke = (path: string, colour: string, width = 5, dashes = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`

/** A price that wanders: each step leans back to the trend, so that it never leaves the plot. */
function wander(random: Random, steps: number, from: number, to: number): Point[] {
  let drift = 0
  return Array.from({ length: steps + 1 }, (_, step) => {
    drift = drift * 0.72 + random.between(-0.09, 0.09)
    const share = step / steps
    return [x(share), y(Math.min(0.94, Math.max(0.08, from + (to - from) * share + drift)))] as const
  })
}

export const priceLine = (mood: Mood): Chart => ({
  mood,
  paint: (random) => {
    const rising = random.chance(0.5)
    const main = wander(random, 26, rising ? 0.3 : 0.72, rising ? 0.76 : 0.36)
    const other = wander(random, 26, rising ? 0.2 : 0.5, rising ? 0.46 : 0.24)
    const path = curveThrough(main)
    return `${paintAxes(mood, 13, 6)}
<defs><linearGradient id="area" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${amber}" stop-opacity=".34"/><stop offset="1" stop-color="${amber}" stop-opacity="0"/></linearGradient></defs>
<path d="${path}L${right} ${bottom}L${left} ${bottom}Z" fill="url(#area)"/>
${stroke(curveThrough(other), mood === 'night' ? mist : lagoon, 4, '2 12')}
${stroke(path, amber, 6)}
${main.at(-1) ? dot(main.at(-1) ?? [0, 0], amber, 12) : ''}`
  },
})

export const barChart = (mood: Mood): Chart => ({
  mood,
  paint: (random) => {
    const groups = 9
    const marked = random.whole(4, 7)
    const width = (right - left) / groups
    const bars = Array.from({ length: groups }, (_, index) => {
      const tall = 0.28 + 0.5 * Math.sin((index / groups) * Math.PI * 0.8) + random.between(-0.08, 0.1)
      const short = tall * random.between(0.45, 0.78)
      const bar = (offset: number, height: number, colour: string) =>
        `<path d="M${round(left + index * width + offset)} ${bottom}V${round(y(height) + 6)}q0 -6 6 -6h${round(width * 0.3 - 12)}q6 0 6 6V${bottom}Z" fill="${colour}"/>`
      return (
        bar(width * 0.16, tall, index === marked ? amber : teal) +
        bar(width * 0.5, short, index === marked ? apricot : mist)
      )
    })
    return `${paintAxes(mood, groups, 5)}${bars.join('')}`
  },
})

/** Melt flow: viscosity falls with shear rate, one curve for each grade, measured points on them. */
export const flowCurves = (mood: Mood): Chart => ({
  mood,
  paint: (random) => {
    const colours = [harbour, teal, amber, apricot].map((colour) =>
      mood === 'night' ? mix(colour, '#ffffff', 0.3) : colour,
    )
    const curves = colours.map((colour, grade) => {
      const start = 0.92 - grade * 0.17
      const points = Array.from({ length: 15 }, (_, index): Point => {
        const share = index / 14
        const fall = 1 / (1 + (share * (2.1 - grade * 0.22)) ** 2.4)
        return [x(0.03 + share * 0.94), y(0.08 + (start - 0.08) * fall)]
      })
      const measured = points
        .filter((_, index) => index % 2 === grade % 2)
        .map(([px, py]): Point => [px, py + random.between(-7, 7)])
      return stroke(curveThrough(points), colour, 5) + measured.map((point) => dot(point, colour, 7)).join('')
    })
    return `${paintAxes(mood, 10, 6)}${curves.join('')}`
  },
})

/** Stress over strain: stiff and brittle, tough with yield, soft. */
export const stressCurves = (mood: Mood): Chart => ({
  mood,
  paint: (random) => {
    const run = (list: readonly Point[]) =>
      list.map(([px, py]): Point => [x(px), y(Math.min(0.96, py + random.between(-0.02, 0.02)))])
    const stiff = run([
      [0, 0.02],
      [0.06, 0.34],
      [0.12, 0.62],
      [0.18, 0.82],
      [0.22, 0.9],
    ])
    const tough = run([
      [0, 0.02],
      [0.06, 0.3],
      [0.13, 0.52],
      [0.2, 0.58],
      [0.3, 0.5],
      [0.46, 0.46],
      [0.64, 0.5],
      [0.8, 0.58],
      [0.86, 0.62],
    ])
    const soft = run([
      [0, 0.02],
      [0.1, 0.12],
      [0.26, 0.2],
      [0.5, 0.26],
      [0.76, 0.32],
      [0.96, 0.4],
    ])
    const broken = (points: readonly Point[], colour: string) => {
      const [ex, ey] = points.at(-1) ?? [0, 0]
      return `${stroke(curveThrough(points), colour, 6)}<path d="M${round(ex - 9)} ${round(ey - 9)}l18 18m0 -18l-18 18" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`
    }
    return `${paintAxes(mood, 10, 6)}${broken(stiff, mood === 'night' ? mist : harbour)}${broken(tough, amber)}${broken(soft, lagoon)}`
  },
})
