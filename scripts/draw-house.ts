// Draws docs/house.svg: areas as floors, nouns as rooms with their number of files, imports between areas as arrows.
import { writeFileSync } from 'node:fs'
import { areas } from '../testing/house/directions.ts'
import { importsOf } from '../testing/house/source-imports.ts'
import { readSources } from '../testing/house/sources.ts'

const about: Record<string, string> = {
  site: 'everything put together',
  trade: 'from cart to payment',
  content: 'what there is to read',
  platform: 'what any site needs',
}
const [width, left, right, row, pad] = [980, 150, 180, 30, 10]
const edge = width - right
const line = '#14758f'

const { all } = readSources()
const areaOf = (path: string) => path.slice(0, path.indexOf('/'))

function counted(names: string[]): [name: string, count: number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

const text = (x: number, y: number, words: string, more = '') => `<text x="${x}" y="${y}"${more}>${words}</text>`
const box = (x: number, y: number, wide: number, high: number, look: string) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" ${look}/>`

/** Rooms side by side, in as many rows as they need. */
function roomsOf(area: string, top: number) {
  const nouns = all
    .filter(({ path }) => areaOf(path) === area)
    .flatMap(({ path }) => path.split('/').slice(1, -1)[0] ?? [])
  const drawn: string[] = []
  let [x, y] = [left + pad, top + pad]
  for (const [noun, files] of counted(nouns)) {
    const wide = Math.round(Math.max(34 + noun.length * 7.2, 56))
    if (x + wide > edge - pad) [x, y] = [left + pad, y + row]
    const count = `<tspan fill="#7c8f99" font-size="10">${files}</tspan>`
    drawn.push(box(x, y, wide, row - 6, 'rx="4" fill="#fff" stroke="#7c8f99"'), text(x + 8, y + 16, `${noun} ${count}`))
    x += wide + 6
  }
  return { drawn, height: y + row + pad - top }
}

const middles = new Map<string, number>()
function floorOf(area: string, top: number) {
  const { drawn, height } = roomsOf(area, top)
  const middle = top + height / 2
  middles.set(area, middle)
  const frame = [
    box(left, top, edge - left, height, 'rx="6" fill="#e4f0f4" stroke="#0a4d63"'),
    text(left - 12, middle - 2, `${area}/`, ' text-anchor="end" font-weight="600" font-size="15"'),
    text(left - 12, middle + 15, about[area] ?? '', ' text-anchor="end" fill="#566973" font-size="10"'),
  ]
  return { drawn: [...frame, ...drawn], height }
}

function arrow(from: string, to: string, count: number): string {
  const span = Math.abs(areas.indexOf(from) - areas.indexOf(to))
  const bend = edge + 14 + span * 22
  const [start, end] = [(middles.get(from) ?? 0) + 3 * span - 8, (middles.get(to) ?? 0) - 3 * span + 8]
  const thick = Math.max(0.6, Math.log10(count) * 1.1).toFixed(1)
  const curve = `M${edge} ${start}C${bend} ${start} ${bend} ${end} ${edge + 3} ${end}`
  const path = `<path d="${curve}" fill="none" stroke="${line}" stroke-width="${thick}" opacity="0.75" marker-end="url(#a)"/>`
  if (to !== 'platform') return path
  return path + text(bend - 18 - span, (start + end) / 2 + 4, String(count), ` font-size="10" fill="${line}"`)
}

const parts: string[] = []
let bottom = 46
for (const area of areas) {
  const { drawn, height } = floorOf(area, bottom)
  parts.push(...drawn)
  bottom += height + 14
}
const between = all
  .flatMap(({ path, text: source }) => importsOf(path, source))
  .map(({ from, to }) => [areaOf(from), areaOf(to)] as const)
  .filter(([from, to]) => from !== to && areas.includes(from) && areas.includes(to))
for (const [pair, count] of counted(between.map((each) => each.join(' ')))) {
  const [from = '', to = ''] = pair.split(' ')
  parts.push(arrow(from, to, count))
}

const note = 'Numbers in rooms: files. Numbers at arrows: imports into platform/. Inside a floor nouns have no circle.'
const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 24}" font-family="system-ui, sans-serif" font-size="12" fill="#10202a">
<title>Areas as floors, nouns as rooms with their number of files, imports between areas as arrows</title>
<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="${line}"/></marker></defs>`
writeFileSync(
  'docs/house.svg',
  [
    head,
    box(0, 0, width, bottom + 24, 'fill="#fff"'),
    text(left, 28, 'Areas are floors, nouns are rooms, imports run down', ' font-size="15" font-weight="600"'),
    ...parts,
    text(left, bottom + 8, note, ' fill="#566973" font-size="11"'),
    '</svg>\n',
  ].join('\n'),
)
