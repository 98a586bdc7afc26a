import { palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { banded, bar, box, lathe, loft, rod } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Vec } from '../solids/vector.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, steel, slate } = palette
const boxColours = [teal, lagoon, mist, amber, apricot, fog, harbour, steel] as const

export function containers(
  at: Vec,
  columns: number,
  rows: number,
  tiers: number,
  random: Random,
  length = 50,
): Solid[] {
  const stacks: Solid[] = []
  for (let row = rows - 1; row >= 0; row--)
    for (let column = 0; column < columns; column++) {
      const height = Math.max(1, tiers - random.whole(0, 2))
      for (let tier = 0; tier < height; tier++)
        stacks.push(
          box(
            [at[0] + column * (length + 3), at[1] + row * 21, at[2] + tier * 20],
            [length, 19, 19],
            random.pick(boxColours),
          ),
        )
    }
  return stacks
}

function hull(length: number, beam: number, height: number, tint: string) {
  const ring = (z: number, flare: number): Vec[] => [
    [10 - flare * 0.4, 4, z],
    [length * 0.86, 0, z],
    [length * 0.94 + flare * 0.5, beam * 0.22, z],
    [length + flare, beam * 0.5, z],
    [length * 0.94 + flare * 0.5, beam * 0.78, z],
    [length * 0.86, beam, z],
    [10 - flare * 0.4, beam - 4, z],
  ]
  return loft([ring(0, 0), ring(height * 0.3, 4), ring(height, 22)], tint)
}

export const containerShip: SolidScene = {
  azimuth: -32,
  elevation: 20,
  mood: 'mist',
  margin: 50,
  build: (random) => [
    hull(470, 92, 44, harbour),
    box([14, 2, 44], [392, 88, 4], amber, { casts: false }),
    box([24, 10, 48], [44, 72, 78], paper),
    box([20, 2, 126], [50, 88, 8], fog),
    box([30, 20, 134], [30, 52, 14], paper),
    box([29, 24, 138], [1, 44, 6], harbour, { casts: false }),
    lathe([44, 70, 148], 'z', [0, 9, 26, 8], amber),
    ...containers([80, 4, 48], 6, 4, 4, random),
    bar([440, 46, 44], [440, 46, 96], 3, steel),
  ],
}

export const harbourCrane: SolidScene = {
  azimuth: -34,
  elevation: 15,
  mood: 'sand',
  margin: 40,
  build: (random) => [
    box([-160, -80, -14], [620, 170, 14], fog, { casts: false }),
    ...containers([-140, 6, 0], 2, 3, 3, random),
    ...[60, 170].flatMap((x) => [-20, 60].map((y) => bar([x, y, 0], [x, y, 190], 10, teal))),
    ...[60, 170].flatMap((x) => [bar([x, -15, 70], [x, 55, 70], 8, teal), bar([x, -15, 186], [x, 55, 186], 10, teal)]),
    ...[-20, 60].map((y) => bar([65, y, 186], [165, y, 186], 10, teal)),
    bar([-90, 4, 206], [430, 4, 206], 11, amber),
    bar([-90, 36, 206], [430, 36, 206], 11, amber),
    ...[-80, 20, 120, 220, 320, 420].map((x) => bar([x, 10, 206], [x, 30, 206], 6, apricot)),
    box([-70, 0, 212], [70, 40, 34], paper),
    bar([170, 20, 196], [170, 20, 290], 8, teal),
    bar([170, 20, 288], [410, 20, 212], 3.5, harbour),
    bar([168, 20, 288], [-40, 20, 247], 3.5, harbour),
    box([272, 6, 188], [34, 30, 14], harbour),
    bar([280, 20, 128], [280, 20, 188], 2, harbour),
    bar([298, 20, 128], [298, 20, 188], 2, harbour),
    box([264, 11, 124], [50, 19, 4], slate),
    box([264, 11, 104], [50, 19, 19], amber),
    ...containers([250, -72, 0], 3, 4, 3, random),
  ],
}

export const containerYard: SolidScene = {
  azimuth: -38,
  elevation: 28,
  mood: 'night',
  margin: 30,
  build: (random) => [
    box([-30, -30, -6], [520, 330, 6], '#3d7486', { casts: false }),
    ...containers([0, 190, 0], 8, 4, 4, random),
    ...containers([0, 0, 0], 8, 4, 3, random),
  ],
}

export const truck: SolidScene = {
  azimuth: -30,
  elevation: 18,
  mood: 'paper',
  build: () => {
    const wheel = (x: number, y: number) => rod([x, y, 15], 'y', 12, 15, slate)
    return [
      ...[36, 66, 96, 250, 330].map((x) => wheel(x, 56)),
      ...[36, 66, 96, 250, 330].map((x) => wheel(x, 2)),
      box([8, 8, 24], [270, 56, 8], harbour),
      lathe([12, 36, 74], 'x', [0, 24, 12, 38], paper, {}, 26),
      ...banded(
        [24, 36, 74],
        'x',
        [
          [40, 38, paper],
          [5, 39, amber],
          [66, 38, paper],
          [5, 39, amber],
          [66, 38, paper],
          [5, 39, amber],
          [37, 38, paper],
        ],
        26,
      ),
      lathe([248, 36, 74], 'x', [0, 38, 14, 24], paper, {}, 26),
      ...[50, 120, 190].map((x) => lathe([x + 12, 36, 110], 'z', [0, 11, 8, 11], teal)),
      box([282, 6, 22], [30, 60, 30], slate),
      box([296, 4, 52], [58, 64, 62], teal),
      box([296, 4, 24], [66, 64, 28], teal),
      box([354, 10, 66], [1, 52, 36], mist, { casts: false }),
      box([318, 3, 70], [28, 1, 32], mist, { casts: false }),
    ]
  },
}
