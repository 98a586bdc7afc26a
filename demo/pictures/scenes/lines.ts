import { palette } from '../palette.ts'
import { bar, box, lathe, prism, rod } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, cream, steel, slate } = palette

export const compoundingLine: SolidScene = {
  azimuth: -42,
  elevation: 28,
  mood: 'paper',
  margin: 50,
  build: () => [
    box([0, 0, 0], [70, 64, 46], teal),
    box([70, 8, 0], [150, 48, 34], fog),
    box([70, 14, 34], [150, 36, 26], mist),
    ...[0, 1, 2, 3, 4].map((zone) => box([74 + zone * 29, 12, 33], [22, 40, 28], zone % 2 ? apricot : amber)),
    lathe([86, 32, 61], 'z', [0, 7, 10, 7, 34, 24, 58, 24], steel),
    lathe([150, 32, 61], 'z', [0, 6, 8, 6, 26, 18, 44, 18], steel),
    box([220, 14, 30], [20, 36, 32], slate),
    ...[20, 27, 34, 41].map((y) => bar([240, y, 44], [300, y, 40], 2.4, amber)),
    box([270, 8, 0], [150, 48, 32], paper),
    box([274, 12, 32], [142, 40, 2], lagoon, { casts: false }),
    ...[20, 27, 34, 41].map((y) => bar([300, y, 38], [440, y, 44], 2.4, amber)),
    box([434, 8, 0], [52, 48, 40], fog),
    box([438, 10, 40], [44, 44, 32], teal),
    prism([486, 20, 20], 'y', 24, [0, 0, 20, 0, 0, 26], steel),
    box([496, 8, 0], [50, 48, 8], slate),
    lathe([520, 32, 8], 'z', [0, 22, 26, 24], paper),
    lathe([520, 32, 34], 'z', [0, 21, 5, 12, 8, 3], amber, { casts: false }),
  ],
}

export const recyclingLine: SolidScene = {
  azimuth: -42,
  elevation: 28,
  mood: 'mist',
  margin: 40,
  build: (random) => {
    const bale = (x: number, y: number, z: number): Solid[] => [
      box([x, y, z], [46, 34, 30], random.pick([lagoon, mist, cream])),
      ...[12, 30].map((dx) => box([x + dx, y - 0.6, z], [2.4, 0.6, 30], harbour, { casts: false })),
    ]
    return [
      ...bale(0, 60, 0),
      ...bale(0, 20, 0),
      ...bale(0, 36, 30.5),
      ...bale(54, 60, 0),
      prism([70, 26, 0], 'y', 26, [0, 14, 0, 20, 128, 98, 128, 92], slate),
      box([196, 10, 0], [60, 60, 62], teal),
      lathe([226, 40, 62], 'z', [0, 18, 6, 18, 40, 38, 48, 38], steel),
      box([262, 4, 0], [150, 72, 44], paper),
      box([266, 8, 44], [142, 64, 2], lagoon, { casts: false }),
      ...Array.from({ length: 5 }, (_, index) => rod([282 + index * 28, 8, 56], 'y', 64, 7, index % 2 ? mist : steel)),
      box([420, 14, 0], [50, 52, 70], fog),
      rod([445, 40, 70], 'z', 34, 12, steel),
      lathe([445, 40, 104], 'z', [0, 12, 8, 24, 46, 24, 58, 10], mist),
      ...[0, 1].map((index) => box([490, -10 + index * 54, 0], [46, 44, 6], '#d9b384')),
      ...[0, 1].map((index) => box([492, -8 + index * 54, 6], [42, 40, 44], index ? cream : paper)),
      ...[0, 1].map((index) =>
        lathe([513, 12 + index * 54, 50], 'z', [0, 19, 8, 10, 11, 2], index ? '#7fb28b' : amber, { casts: false }),
      ),
    ]
  },
}

export const mould: SolidScene = {
  azimuth: -36,
  elevation: 22,
  mood: 'night',
  margin: 70,
  build: () => {
    const half = (x: number): Solid[] => [
      box([x, 0, 0], [18, 130, 150], steel),
      box([x + 18, 12, 12], [34, 106, 126], mist),
    ]
    return [
      ...half(0),
      ...[24, 106].flatMap((y) => [26, 124].map((z) => rod([52, y, z], 'x', 34, 6, apricot))),
      ...[40, 90].flatMap((y) => [48, 100].map((z) => lathe([52, y, z], 'x', [0, 15, 10, 13], harbour, {}, 24))),
      ...[40, 90].flatMap((y) => [48, 100].map((z) => lathe([104, y, z], 'x', [0, 17, 16, 15, 18, 6], amber, {}, 24))),
      box([168, 12, 12], [34, 106, 126], mist),
      box([202, 0, 0], [18, 130, 150], steel),
      lathe([220, 65, 75], 'x', [0, 18, 8, 18], slate),
    ]
  },
}

export const filmRolls: SolidScene = {
  azimuth: -36,
  elevation: 22,
  mood: 'paper',
  margin: 80,
  build: (random) => {
    const roll = (x: number, y: number, z: number, radius: number, tint: string): Solid[] => [
      rod([x, y, z + radius], 'y', 130, radius, tint, {}, 34),
      rod([x, y - 4, z + radius], 'y', 4, radius * 0.26, '#c9a06a', {}, 20),
    ]
    const tints = [mist, paper, apricot, cream, lagoon] as const
    return [
      ...roll(0, 0, 0, 46, random.pick(tints)),
      ...roll(94, 0, 0, 46, random.pick(tints)),
      ...roll(188, 0, 0, 46, random.pick(tints)),
      ...roll(47, 0, 79, 46, random.pick(tints)),
      ...roll(141, 0, 79, 46, amber),
    ]
  },
}

export const pipes: SolidScene = {
  azimuth: -30,
  elevation: 20,
  mood: 'sand',
  margin: 50,
  build: () => {
    const pipe = (y: number, z: number, tint: string): Solid[] => [
      rod([0, y, z], 'x', 330, 25, tint, {}, 26),
      rod([-0.6, y, z], 'x', 0.6, 18, harbour, { casts: false }, 24),
    ]
    return [4, 3, 2].flatMap((count, row) =>
      Array.from({ length: count }, (_, index) =>
        pipe(
          (count - 1 - index) * 52 + row * 26,
          25 + row * 45,
          (index + row) % 3 === 1 ? amber : (index + row) % 3 ? lagoon : teal,
        ),
      ).flat(),
    )
  },
}
