import { palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { banded, bar, box, lathe, prism } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, cream, steel } = palette

const visitor = (x: number, y: number, random: Random): Solid[] => [
  lathe([x, y, 0.5], 'z', [0, 2.2, 7, 3.2, 10, 2.6], random.pick([harbour, teal, amber, '#5f7784']), {}, 8),
  lathe([x, y, 10.7], 'z', [0, 1.2, 1.6, 2, 3.4, 1], '#e2b793', { casts: false }, 8),
]

export const exhibitionHall: SolidScene = {
  azimuth: -38,
  elevation: 34,
  mood: 'paper',
  margin: 20,
  build: (random) => {
    const booth = (x: number, y: number): Solid[] => {
      const tint = random.pick([paper, fog, mist, lagoon, teal, amber, cream])
      const height = random.between(20, 34)
      return [
        box([x, y, 0], [52, 40, 2], cream, { casts: false }),
        box([x, y + 37, 2], [52, 3, height], tint),
        box([x, y, 2], [3, 37, height], tint),
        box([x + 16, y + 12, 2], [18, 8, 9], random.chance(0.4) ? amber : paper),
        ...(random.chance(0.5)
          ? [box([x + 4, y + 28, height + 2], [44, 12, 5], random.pick([teal, harbour, amber]))]
          : []),
      ]
    }
    const rows = [3, 2, 1, 0].flatMap((row) => [0, 1, 2, 3, 4].flatMap((column) => booth(column * 74, row * 66)))
    const people = Array.from({ length: 16 }, () =>
      visitor(random.whole(0, 4) * 74 + random.between(56, 70), random.between(0, 240), random),
    ).flat()
    return [box([-30, -34, -4], [430, 300, 4], fog, { casts: false }), ...rows, ...people]
  },
}

export const pavilion: SolidScene = {
  azimuth: -28,
  elevation: 16,
  mood: 'mist',
  margin: 50,
  build: (random) => {
    const arch = Array.from({ length: 15 }, (_, index) => {
      const angle = (index / 14) * Math.PI
      return [Math.cos(angle) * 74, 44 + Math.sin(angle) * 46]
    }).flat()
    const outline = [74, 0, ...arch, -74, 0]
    // A hall's outline lies in (y, z), so each vault runs along x.
    const vault = (x: number, tint: string) => prism([x, 100, 0], 'x', 84, outline, tint)
    return [
      box([-60, -70, -6], [480, 270, 6], fog, { casts: false }),
      ...[270, 180, 90, 0].map((x, index) => vault(x, index % 2 ? mist : paper)),
      ...[0, 1, 2, 3].flatMap((index) =>
        [0, 1, 2].map((pane) => box([6 + index * 90 + pane * 26, 25.4, 6], [20, 0.6, 32], lagoon, { casts: false })),
      ),
      box([30, 6, 40], [280, 18, 5], teal),
      ...[36, 120, 204, 300].map((x) => bar([x, 12, 0], [x, 12, 40], 4, harbour)),
      ...[-30, 0, 30].map((x, index) => bar([x + 350, -40 - index, 0], [x + 350, -40 - index, 92], 2.4, harbour)),
      ...[-30, 0, 30].map((x, index) =>
        box([x + 352, -41 - index, 68], [22, 1, 22], [amber, teal, apricot][index] ?? amber),
      ),
      ...Array.from({ length: 14 }, () => visitor(random.between(20, 320), random.between(-55, -8), random)).flat(),
    ]
  },
}

export function skyline(mood: SolidScene['mood'], landmark: (random: Random) => Solid[]): SolidScene {
  return {
    azimuth: -30,
    elevation: 12,
    mood,
    margin: 30,
    build: (random) => {
      const towers: Solid[] = []
      for (let row = 3; row >= 0; row--)
        for (let column = 0; column < 9; column++) {
          const [x, y] = [column * 52 + random.between(0, 10), row * 50 + random.between(0, 6)]
          if ((column === 4 || column === 5) && row <= 1) continue
          const height = random.between(30, 90) + (row >= 2 ? random.between(0, 110) : 0)
          const [width, depth] = [random.between(24, 40), random.between(24, 40)]
          const tint = random.pick([paper, fog, mist, mist, lagoon, steel, cream])
          towers.push(box([x, y, 0], [width, depth, height], tint))
          towers.push(...windows(x, y, width, height, random))
          if (random.chance(0.4))
            towers.push(box([x + 6, y + 6, height], [width - 12, depth - 12, random.between(6, 20)], tint))
        }
      return [box([-20, -40, -6], [520, 280, 6], fog, { casts: false }), ...towers, ...landmark(random)]
    },
  }
}

const windows = (x: number, y: number, width: number, height: number, random: Random): Solid[] =>
  Array.from({ length: Math.min(5, Math.floor(height / 22)) }, (_, floor) =>
    box([x + 4, y - 0.5, 12 + floor * (height / 5.4)], [width - 8, 0.5, 4], random.chance(0.16) ? amber : teal, {
      casts: false,
      lines: false,
    }),
  )

export const needleTower = (): Solid[] => [
  lathe([250, 50, 0], 'z', [0, 20, 20, 9, 96, 8], steel, {}, 18),
  lathe([250, 50, 96], 'z', [0, 8, 12, 22, 24, 22, 36, 8], amber, {}, 22),
  lathe([250, 50, 132], 'z', [0, 6, 70, 4], steel, {}, 14),
  lathe([250, 50, 202], 'z', [0, 4, 8, 12, 16, 4], amber, {}, 18),
  lathe([250, 50, 218], 'z', [0, 2, 70, 0.6], steel, {}, 10),
]

export const steppedTower = (): Solid[] =>
  [0, 1, 2, 3, 4].map((step) =>
    box([222 + step * 6, 24 + step * 6, step * 54], [60 - step * 12, 60 - step * 12, 54], step % 2 ? teal : amber),
  )

export const domedHall = (): Solid[] => [
  box([206, 14, 0], [100, 80, 40], cream),
  lathe([256, 54, 40], 'z', [0, 36, 10, 36, 26, 33, 40, 24, 50, 10, 54, 2], amber, {}, 26),
  ...[200, 308].map((x) => lathe([x, 14, 0], 'z', [0, 5, 100, 4, 104, 7, 108, 4, 134, 0.4], paper, {}, 14)),
]

export const twinTowers = (): Solid[] => [
  ...[224, 280].flatMap((x) => [
    ...banded(
      [x, 50, 0],
      'z',
      [
        [56, 18, lagoon],
        [4, 19, amber],
        [56, 18, lagoon],
        [4, 19, amber],
        [40, 16, lagoon],
        [24, 13, mist],
        [16, 9, mist],
      ],
      20,
    ),
    lathe([x, 50, 200], 'z', [0, 6, 10, 3, 60, 0.5], steel, {}, 12),
  ]),
  box([242, 46, 92], [20, 8, 8], amber),
]
