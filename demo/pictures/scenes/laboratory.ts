import { mix } from '../colour.ts'
import { palette } from '../palette.ts'
import { bar, box, lathe, prism, rod, turnSolid } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, steel, slate } = palette

const bench = (x: number, y: number, width: number, depth: number): Solid =>
  box([x, y, -8], [width, depth, 8], fog, { casts: false })
const beaker = (x: number, y: number, fill: string): Solid[] => [
  lathe([x, y, 0], 'z', [0, 15, 18, 15], fill),
  lathe([x, y, 18], 'z', [0, 15, 20, 15, 24, 17], mist, { opacity: 0.45, casts: false }),
]

export const meltFlowTester: SolidScene = {
  azimuth: -30,
  elevation: 18,
  mood: 'paper',
  margin: 60,
  build: () => [
    bench(-70, -40, 320, 150),
    box([10, 10, 0], [110, 70, 16], slate),
    box([18, 40, 16], [30, 34, 60], paper),
    box([16, 40, 76], [96, 36, 92], paper),
    lathe([80, 26, 84], 'z', [0, 20, 6, 24, 70, 24, 76, 20], steel, {}, 26),
    lathe([80, 26, 76], 'z', [0, 5, 8, 5], slate),
    lathe([80, 26, 40], 'z', [0, 2.2, 36, 2.2], amber, {}, 10),
    lathe([80, 26, 16], 'z', [0, 11, 3, 13], mist),
    lathe([80, 26, 160], 'z', [0, 4, 26, 4], steel),
    ...[186, 202, 218].map((z, index) =>
      lathe([80, 26, z], 'z', [0, 22, 14, 22], index === 1 ? apricot : amber, {}, 26),
    ),
    lathe([80, 26, 232], 'z', [0, 6, 10, 6], slate),
    box([20, 38, 100], [30, 2, 46], harbour, { casts: false }),
    box([24, 36, 120], [22, 2, 20], lagoon, { casts: false }),
    ...[0, 12, 24].map((x) => lathe([-44 + x * 1.2, -10 - x * 0.4, 0], 'z', [0, 2.4, 16, 2.4], amber, {}, 10)),
    ...beaker(180, 20, apricot),
    ...beaker(222, 60, mist),
  ],
}

export const tensileTester: SolidScene = {
  azimuth: -26,
  elevation: 14,
  mood: 'mist',
  margin: 50,
  build: () => {
    const grip = (z: number, down: boolean): Solid[] => [
      box([78, 32, z], [44, 26, 20], harbour),
      lathe([100, 45, down ? z + 20 : z - 16], 'z', [0, 10, 16, 10], steel),
    ]
    return [
      bench(-70, -30, 350, 150),
      box([10, 0, 0], [180, 90, 34], paper),
      box([120, -2, 8], [54, 2, 18], harbour, { casts: false }),
      rod([34, 45, 34], 'z', 250, 9, steel),
      rod([166, 45, 34], 'z', 250, 9, steel),
      box([14, 25, 170], [172, 40, 26], teal),
      box([14, 20, 284], [172, 50, 18], teal),
      ...grip(134, true),
      ...grip(50, false),
      box([94, 42, 70], [12, 6, 10], amber),
      box([97, 43, 80], [6, 4, 44], amber),
      box([94, 42, 124], [12, 6, 10], amber),
      ...[0, 1, 2].flatMap((index) => [
        box([214, -10 + index * 16, 0], [12, 8, 4], apricot),
        box([226, -8 + index * 16, 0], [30, 4, 4], apricot),
        box([256, -10 + index * 16, 0], [12, 8, 4], apricot),
      ]),
    ]
  },
}

export const microscope: SolidScene = {
  azimuth: -40,
  elevation: 18,
  mood: 'night',
  margin: 60,
  build: (random) => {
    const tilt = (solid: Solid) => turnSolid(solid, 'x', 28, [60, 66, 190])
    return [
      box([-60, -70, -8], [280, 220, 8], '#3d7486', { casts: false }),
      box([20, 0, 0], [80, 120, 16], paper),
      box([44, 88, 16], [32, 26, 150], fog),
      box([28, 18, 76], [64, 74, 8], harbour),
      box([40, 36, 84], [40, 24, 2], mist),
      ...Array.from({ length: 7 }, () =>
        lathe(
          [48 + random.between(0, 24), 40 + random.between(0, 16), 86],
          'z',
          [0, 2, 2, 3.4, 4, 2],
          amber,
          { casts: false },
          10,
        ),
      ),
      lathe([60, 48, 16], 'z', [0, 18, 10, 16], slate),
      lathe([60, 48, 104], 'z', [0, 5, 10, 8, 30, 9], amber),
      lathe([60, 48, 134], 'z', [0, 16, 12, 20], slate),
      box([42, 30, 146], [36, 82, 28], paper),
      tilt(lathe([60, 66, 168], 'z', [0, 12, 40, 12, 46, 15, 64, 15], harbour)),
      lathe([22, 100, 60], 'x', [0, 13, 12, 13], teal),
      lathe([76, 100, 60], 'x', [0, 13, 12, 13], teal),
      ...[0, 1, 2, 3].map((index) =>
        lathe([150, -40 + index * 36, 0], 'z', [0, 14, 5, 16], [amber, lagoon, mist, apricot][index] ?? mist),
      ),
    ]
  },
}

export const burnTest: SolidScene = {
  azimuth: -28,
  elevation: 16,
  mood: 'night',
  margin: 70,
  build: () => [
    box([-20, -30, -8], [240, 160, 8], '#3d7486', { casts: false }),
    box([60, 40, 0], [80, 50, 8], slate),
    rod([128, 66, 8], 'z', 230, 5, steel),
    bar([96, 66, 214], [134, 66, 214], 8, teal),
    box([88, 58, 204], [16, 16, 20], harbour),
    box([93, 64, 124], [6, 3, 80], paper),
    box([93, 64, 108], [6, 3, 16], '#5a4a3c'),
    lathe([96, 65, 58], 'z', [0, 5, 12, 11, 30, 10, 62, 0.5], amber, { opacity: 0.82, casts: false, lines: false }, 18),
    lathe([96, 65, 58], 'z', [0, 3, 8, 6, 18, 5, 38, 0.4], '#fff3d6', { opacity: 0.9, casts: false, lines: false }, 18),
    lathe([96, 65, 8], 'z', [0, 16, 8, 16, 12, 7, 50, 7], lagoon),
    ...[0, 1, 2, 3, 4].map((index) => box([10, 10 + index * 14, 0], [46, 6, 4], index % 2 ? mist : paper)),
    box([158, 10, 0], [44, 60, 70], paper),
    box([164, 8, 34], [32, 2, 26], harbour, { casts: false }),
  ],
}

export const colourPlaques: SolidScene = {
  azimuth: -34,
  elevation: 34,
  mood: 'paper',
  margin: 40,
  build: (random) => {
    const ends = random.pick<readonly [string, string, string, string]>([
      [harbour, '#d3ecef', amber, '#fde9c9'],
      ['#234a86', '#d5e2f3', '#2f7d4f', '#e2f0d9'],
      ['#7a2e2e', '#f6dcd2', '#b8860b', '#fbefc9'],
    ])
    return Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 8 }, (_unused, column) => {
        const across = column / 7
        const tint = mix(mix(ends[0], ends[2], row / 4), mix(ends[1], ends[3], row / 4), across)
        const lift = random.between(0, 5)
        return turnSolid(box([column * 44, row * 58, lift], [36, 48, 4], tint), 'y', -6, [column * 44, row * 58, 0])
      }),
    ).flat()
  },
}

export const gears: SolidScene = {
  azimuth: -30,
  elevation: 32,
  mood: 'sand',
  margin: 60,
  build: () => {
    const gear = (x: number, y: number, radius: number, teeth: number, height: number, tint: string): Solid[] => [
      ...Array.from({ length: teeth }, (_, index) => {
        const tooth = box([x + radius * 0.92, y - radius * 0.09, 0], [radius * 0.26, radius * 0.18, height], tint)
        return turnSolid(tooth, 'z', (index / teeth) * 360, [x, y, 0])
      }),
      lathe([x, y, 0], 'z', [0, radius, height, radius], tint, {}, 32),
      lathe([x, y, height], 'z', [0, radius * 0.42, height * 0.7, radius * 0.42], tint, {}, 24),
      lathe([x, y, height * 1.7], 'z', [0, radius * 0.2, 1, radius * 0.2], harbour, { casts: false }, 20),
    ]
    const hexagon = [0, 1, 2, 3, 4, 5].flatMap((corner) => [
      Math.cos((corner * Math.PI) / 3) * 16,
      Math.sin((corner * Math.PI) / 3) * 16,
    ])
    return [
      ...gear(210, 120, 50, 14, 22, paper),
      ...gear(60, 90, 76, 20, 26, amber),
      ...gear(190, -10, 34, 11, 20, teal),
      prism([300, 40, 0], 'z', 14, hexagon, mist),
      lathe([290, 100, 0], 'z', [0, 20, 34, 20], lagoon, {}, 26),
      lathe([290, 100, 34], 'z', [0, 12, 24, 12], lagoon, {}, 26),
    ]
  },
}
