import { grounds } from '../backdrop.ts'
import type { Mood } from '../backdrop.ts'
import { mix } from '../colour.ts'

export const field = { left: 150, right: 1450, top: 130, bottom: 760 }

export type Point = readonly [number, number]
export const round = (value: number) => Math.round(value * 10) / 10

/** Plot area without words: a card with rules, tick marks and an axis. */
export function paintAxes(mood: Mood, columns: number, rows: number) {
  const { left, right, top, bottom } = field
  const { line } = grounds[mood]
  const night = mood === 'night'
  const rule = night ? '#2f7388' : mix(line, '#ffffff', 0.82)
  const across = Array.from(
    { length: rows + 1 },
    (_, row) => `M${left} ${round(top + ((bottom - top) * row) / rows)}H${right}`,
  )
  const ticks = Array.from(
    { length: columns + 1 },
    (_, column) => `M${round(left + ((right - left) * column) / columns)} ${bottom}v12`,
  )
  return `<rect x="${left - 70}" y="${top - 60}" width="${right - left + 140}" height="${bottom - top + 130}" rx="18" fill="${night ? '#0c3f54' : '#ffffff'}" fill-opacity="${night ? 0.6 : 0.78}"/>
<path d="${across.join('')}" stroke="${rule}" stroke-width="1.5"/>
<path d="${ticks.join('')}M${left} ${bottom}H${right}" stroke="${night ? '#7fb4c2' : line}" stroke-width="2.5" stroke-linecap="round"/>`
}

/** A smooth run through the points, flat where the course turns (no overshoot). */
export function curveThrough(points: readonly Point[]) {
  const slope = (index: number) => {
    const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
    if (!before || !here || !after || (here[1] - before[1]) * (after[1] - here[1]) <= 0) return 0
    return (after[1] - before[1]) / (after[0] - before[0])
  }
  return points.reduce((path, [x, y], index) => {
    const before = points[index - 1]
    if (!before) return `M${round(x)} ${round(y)}`
    const third = (x - before[0]) / 3
    const first = before[1] + slope(index - 1) * third
    const second = y - slope(index) * third
    return `${path}C${round(before[0] + third)} ${round(first)} ${round(x - third)} ${round(second)} ${round(x)} ${round(y)}`
  }, '')
}
