import { svgOf } from './backdrop.ts'
import { mix } from './colour.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'

type Scheme = readonly [deep: string, bright: string, ground: string]

const schemes: readonly [Scheme, ...Scheme[]] = [
  ['#0b3d52', '#e58a1f', '#f4f8f9'],
  ['#14532d', '#6fae3d', '#f3f8ef'],
  ['#1e3a8a', '#38a3d1', '#f1f6fc'],
  ['#7a1f2b', '#e2694a', '#fcf3f0'],
  ['#3b2a6b', '#9a7bd1', '#f6f3fb'],
  ['#0f5c5c', '#35b39a', '#eff9f7'],
  ['#24303a', '#f0b429', '#f6f7f8'],
  ['#5b3a1e', '#d1954a', '#fbf6ef'],
  ['#0a4f7d', '#f2784b', '#f1f7fb'],
  ['#2b4a2f', '#c9a227', '#f6f8ef'],
  ['#4a1942', '#d64b8a', '#fbf1f7'],
  ['#1c4b6b', '#7cc4c4', '#f0f7f8'],
]

const round = (value: number) => Math.round(value * 10) / 10
const polygon = (sides: number, radius: number, turn = 0, cx = 200, cy = 200) =>
  Array.from({ length: sides }, (_, index) => {
    const angle = ((index / sides) * 360 + turn) * (Math.PI / 180)
    return `${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`
  })
const closed = (points: readonly string[]) => `M${points.join('L')}Z`

type Motif = (scheme: Scheme, random: Random) => string

const nestedHexagons: Motif = ([deep, bright], random) => {
  const turn = random.pick([0, 30])
  const notch = random.whole(0, 5)
  const corners = polygon(6, 124, turn)
  const wedge = `M200 200L${corners[notch]}L${corners[(notch + 1) % 6]}Z`
  return `<path d="${closed(corners)}" fill="${deep}"/><path d="${wedge}" fill="${bright}"/><path d="${closed(polygon(6, 56, turn))}" fill="#ffffff"/>`
}

const chain: Motif = ([deep, bright], random) => {
  const up = random.chance(0.5) ? 1 : -1
  const beads = [0, 1, 2, 3, 4].map((index) => [88 + index * 56, 200 + (index % 2 ? -34 : 34) * up] as const)
  const line = `M${beads.map(([x, y]) => `${x} ${y}`).join('L')}`
  return `<path d="${line}" fill="none" stroke="${deep}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>${beads
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="${index === 2 ? 38 : 28}" fill="${index === 2 ? bright : deep}"/>`,
    )
    .join('')}`
}

const droplets: Motif = ([deep, bright], random) => {
  const petals = random.pick([3, 4, 5, 6])
  const petal = 'M200 192C158 150 166 96 200 70C234 96 242 150 200 192Z'
  return Array.from(
    { length: petals },
    (_, index) =>
      `<path d="${petal}" fill="${index === 0 ? bright : mix(deep, bright, (index / petals) * 0.35)}" transform="rotate(${round((index * 360) / petals)} 200 200)"/>`,
  ).join('')
}

const waves: Motif = ([deep, bright], random) => {
  const amplitude = random.between(20, 34)
  const wave = (y: number, colour: string) =>
    `<path d="M70 ${y}c43 ${round(-amplitude * 2)} 87 ${round(-amplitude * 2)} 130 0s87 ${round(amplitude * 2)} 130 0" fill="none" stroke="${colour}" stroke-width="26" stroke-linecap="round"/>`
  return wave(136, deep) + wave(200, bright) + wave(264, deep)
}

const orbit: Motif = ([deep, bright], random) => {
  const turn = random.whole(0, 5) * 30
  return `<circle cx="200" cy="200" r="112" fill="none" stroke="${deep}" stroke-width="30" stroke-dasharray="${round(112 * Math.PI * 1.45)} 999" stroke-linecap="round" transform="rotate(${turn} 200 200)"/><circle cx="200" cy="200" r="52" fill="${bright}"/>`
}

const blocks: Motif = ([deep, bright], random) => {
  const marked = random.whole(0, 2)
  const cube = (x: number, y: number, index: number) => {
    const tint = index === marked ? bright : deep
    return `<path d="M${x} ${y}l52 -30l52 30l-52 30Z" fill="${mix(tint, '#ffffff', 0.3)}"/><path d="M${x} ${y}v60l52 30v-60Z" fill="${tint}"/><path d="M${x + 104} ${y}v60l-52 30v-60Z" fill="${mix(tint, '#000000', 0.22)}"/>`
  }
  return cube(148, 112, 0) + cube(94, 204, 1) + cube(202, 204, 2)
}

const peak: Motif = ([deep, bright], random) => {
  const lean = random.between(-24, 24)
  return `<path d="M84 290L${round(176 + lean)} 104L268 290Z" fill="${deep}"/><path d="M178 290L${round(252 + lean / 2)} 158L326 290Z" fill="${bright}" fill-opacity=".92"/>`
}

const tiles: Motif = ([deep, bright], random) => {
  const round4 = random.whole(0, 3)
  const corners = [
    [92, 92],
    [204, 92],
    [204, 204],
    [92, 204],
  ] as const
  return corners
    .map(([x, y], index) =>
      index === round4
        ? `<circle cx="${x + 52}" cy="${y + 52}" r="52" fill="${bright}"/>`
        : `<path d="M0 0H104A104 104 0 0 1 0 104Z" fill="${deep}" transform="translate(${x + 52} ${y + 52}) rotate(${((index + round4) % 4) * 90}) translate(-52 -52)"/>`,
    )
    .join('')
}

const motifs: readonly [Motif, ...Motif[]] = [nestedHexagons, chain, droplets, waves, orbit, blocks, peak, tiles]

/** A shop's sign: geometry only, no letters. */
export function drawEmblem(seed: number) {
  const random = randomFrom(seed)
  const scheme = schemes[seed % schemes.length] ?? schemes[0]
  const motif = motifs[Math.floor(seed / 5 + seed) % motifs.length] ?? motifs[0]
  return svgOf(400, 400, `<rect width="400" height="400" fill="${scheme[2]}"/>`, motif(scheme, random))
}
