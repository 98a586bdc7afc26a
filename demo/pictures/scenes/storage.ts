import { palette } from '../palette.ts'
import { banded, bar, box, lathe, pillow, rod } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Random } from '../random.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, cream, steel, slate } = palette
const timber = '#d9b384'

export const silos: SolidScene = {
  azimuth: -30,
  elevation: 14,
  mood: 'mist',
  margin: 60,
  build: () => [
    box([-90, -90, 0], [520, 210, 6], fog, { casts: false }),
    ...[0, 106, 212].flatMap((x, index): Solid[] => {
      const body = index === 1 ? apricot : paper
      return [
        ...[-26, 26].flatMap((dx) =>
          [-26, 26].map((dy) => bar([x + 20 + dx, 10 + dy, 6], [x + 20 + dx, 10 + dy, 66], 7, teal)),
        ),
        lathe([x + 20, 10, 30], 'z', [0, 8, 10, 8, 46, 44, 50, 46], steel),
        ...banded(
          [x + 20, 10, 80],
          'z',
          [
            [40, 46, body],
            [4, 47.5, teal],
            [76, 46, body],
            [4, 47.5, teal],
            [46, 46, body],
          ],
          26,
        ),
        lathe([x + 20, 10, 250], 'z', [0, 46, 18, 20, 20, 8, 30, 8], index === 1 ? amber : steel, {}, 26),
      ]
    }),
    bar([-18, -44, 292], [270, -44, 292], 4, harbour),
    box([-26, -50, 262], [300, 18, 4], teal),
    rod([232, 10, 280], 'z', 26, 5, steel),
    rod([237, 10, 301], 'x', 100, 5, steel),
    rod([342, 10, 6], 'z', 300, 5, steel),
    box([322, -16, 6], [40, 52, 40], lagoon),
  ],
}

const pallet = (x: number, y: number, width: number, depth: number): Solid[] => [
  ...[0, 0.44, 0.88].map((share) => box([x, y + share * depth, 0], [width, depth * 0.12, 9], timber)),
  ...[0, 0.2, 0.4, 0.6, 0.8].map((share) => box([x + share * width, y, 9], [width * 0.17, depth, 3], timber)),
]

function sacks(x: number, y: number, layers: number, random: Random, tint: string): Solid[] {
  return Array.from({ length: layers }, (_, layer) => {
    const z = 12 + layer * 13
    const wobble = () => random.between(-1.2, 1.2)
    const across = layer % 2 === 0
    const places: [number, number, number, number][] = across
      ? [
          [0, 0, 40, 60],
          [40, 0, 40, 60],
          [80, 0, 40, 60],
          [0, 60, 60, 40],
          [60, 60, 60, 40],
        ]
      : [
          [0, 0, 60, 40],
          [60, 0, 60, 40],
          [0, 40, 40, 60],
          [40, 40, 40, 60],
          [80, 40, 40, 60],
        ]
    return places.map(([dx, dy, width, depth]) =>
      pillow([x + dx + wobble(), y + dy + wobble(), z], [width, depth, 13], tint, 0.035),
    )
  }).flat()
}

export const bagStack: SolidScene = {
  azimuth: -34,
  elevation: 24,
  mood: 'sand',
  build: (random) => [
    ...pallet(150, 30, 120, 100),
    ...sacks(150, 30, 4, random, mist),
    ...pallet(0, 0, 120, 100),
    ...sacks(0, 0, 6, random, paper),
  ],
}

function bigBag(x: number, y: number, tint: string): Solid[] {
  return [
    ...pallet(x - 4, y - 4, 98, 98),
    pillow([x, y, 12], [90, 90, 96], tint, 0.045, 7),
    lathe([x + 45, y + 45, 108], 'z', [0, 26, 10, 15, 26, 17], tint),
    rod([x + 45, y + 45, 118], 'z', 4, 18, amber),
    ...[y + 8, y + 82].flatMap((edge) => [
      bar([x + 8, edge, 104], [x + 16, edge, 136], 4, teal),
      bar([x + 82, edge, 104], [x + 74, edge, 136], 4, teal),
      bar([x + 16, edge, 136], [x + 74, edge, 136], 4, teal),
    ]),
  ]
}

export const bigBags: SolidScene = {
  azimuth: -32,
  elevation: 20,
  mood: 'night',
  build: () => [...bigBag(130, 90, cream), ...bigBag(250, 30, paper), ...bigBag(0, 0, paper)],
}

export const warehouse: SolidScene = {
  azimuth: -36,
  elevation: 20,
  mood: 'paper',
  margin: 40,
  build: (random) => {
    const rack = (y: number): Solid[] => [
      ...[0, 110, 220, 330].flatMap((x) => [y, y + 44].map((yy) => bar([x, yy, 0], [x, yy, 196], 5, harbour))),
      ...[58, 122, 186].flatMap((z) => [y, y + 44].map((yy) => bar([3, yy, z], [327, yy, z], 5, amber))),
      ...[0, 61, 125].flatMap((z) =>
        [10, 62, 120, 172, 230, 282].flatMap((x) =>
          random.chance(0.86)
            ? [
                box([x, y + 4, z], [40, 36, 4], timber),
                box(
                  [x + 1, y + 5, z + 4],
                  [38, 34, random.between(28, 46)],
                  random.pick([paper, mist, fog, cream, lagoon]),
                ),
              ]
            : [],
        ),
      ),
    ]
    return [...rack(150), ...rack(0)]
  },
}

export const containerLoading: SolidScene = {
  azimuth: -40,
  elevation: 22,
  mood: 'mist',
  build: () => [
    box([0, 0, 10], [300, 96, 5], slate),
    box([0, 92, 15], [300, 4, 96], teal),
    box([296, 4, 15], [4, 88, 96], harbour),
    ...[40, 100, 160, 220].flatMap((x) => [
      box([x, 8, 15], [44, 38, 4], timber),
      pillow([x, 8, 19], [44, 38, 52], paper, 0.04, 5),
    ]),
    ...[40, 100, 160, 220].flatMap((x) => [
      box([x, 50, 15], [44, 38, 4], timber),
      pillow([x, 50, 19], [44, 38, 52], cream, 0.04, 5),
    ]),
    box([-2, -60, 14], [4, 56, 100], teal),
    ...[0, 290].flatMap((x) => [0, 86].map((y) => box([x, y, 0], [10, 10, 10], harbour))),
    ...[-128, -82].flatMap((x) => [68, 24].map((y) => rod([x + 10, y, 10], 'y', 10, 10, slate))),
    box([-136, 30, 8], [74, 42, 22], amber),
    box([-136, 30, 30], [26, 42, 18], amber),
    ...[-112, -66].flatMap((x) => [68, 34].map((y) => bar([x, y, 30], [x, y, 84], 3, harbour))),
    box([-116, 30, 84], [54, 42, 3], harbour),
    box([-104, 42, 30], [18, 18, 14], slate),
    bar([-58, 36, 4], [-58, 36, 92], 5, harbour),
    bar([-58, 68, 4], [-58, 68, 92], 5, harbour),
    box([-54, 34, 18], [46, 6, 3], slate),
    box([-54, 64, 18], [46, 6, 3], slate),
    pillow([-52, 30, 21], [44, 44, 50], paper, 0.04, 5),
  ],
}
