import { palette } from '../palette.ts'
import { banded, bar, box, lathe, rod } from '../solids/solid.ts'
import type { Profile, Solid } from '../solids/solid.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, steel, slate } = palette

const hopper = (x: number, y: number, z: number, size: number): Solid[] => [
  lathe(
    [x, y, z],
    'z',
    [0, size * 0.22, size * 0.25, size * 0.22, size * 0.9, size * 0.62, size * 1.35, size * 0.62],
    steel,
  ),
  lathe([x, y, z + size * 1.35], 'z', [0, size * 0.66, size * 0.1, size * 0.66, size * 0.16, size * 0.2], teal),
]

const heatedBarrel = (x: number, y: number, z: number, length: number, radius: number, zones: number): Solid[] =>
  Array.from({ length: zones }, (_, zone) => {
    const start = x + (length / zones) * zone
    const width = length / zones
    return [
      rod([start, y, z], 'x', width * 0.82, radius * 1.22, zone % 2 ? apricot : amber),
      rod([start + width * 0.82, y, z], 'x', width * 0.18, radius, steel),
    ]
  }).flat()

export const injectionPress: SolidScene = {
  azimuth: -30,
  elevation: 22,
  mood: 'paper',
  margin: 70,
  build: () => [
    box([0, 0, 0], [300, 92, 46], fog),
    box([0, 0, 46], [300, 92, 8], teal),
    box([6, 10, 54], [26, 72, 84], mist),
    box([66, 10, 54], [22, 72, 84], mist),
    box([150, 10, 54], [24, 72, 84], mist),
    ...[24, 68].flatMap((y) =>
      [68, 124].flatMap((z) => [rod([32, y, z], 'x', 34, 4.5, steel), rod([88, y, z], 'x', 62, 4.5, steel)]),
    ),
    rod([32, 46, 96], 'x', 34, 15, slate),
    box([88, 24, 72], [22, 44, 48], lagoon),
    box([112, 24, 72], [3, 44, 48], amber),
    box([128, 24, 72], [22, 44, 48], lagoon),
    lathe([174, 46, 96], 'x', [0, 9, 14, 16], slate),
    ...heatedBarrel(188, 46, 96, 76, 14, 4),
    box([264, 22, 54], [34, 50, 66], paper),
    ...hopper(252, 46, 116, 34),
    box([306, 10, 0], [40, 72, 118], paper),
    box([312, 8, 62], [28, 2, 38], harbour, { casts: false }),
    box([316, 6, 70], [20, 2, 22], lagoon, { casts: false }),
    bar([20, 46, 150], [200, 46, 150], 10, teal),
    box([14, 40, 138], [12, 12, 12], teal),
    box([194, 40, 138], [12, 12, 12], teal),
    box([104, 38, 130], [12, 16, 14], amber),
  ],
}

export const extruder: SolidScene = {
  azimuth: -40,
  elevation: 26,
  mood: 'mist',
  margin: 60,
  build: () => [
    box([0, 10, 0], [90, 60, 40], fog),
    rod([4, 40, 62], 'x', 46, 20, teal),
    box([50, 14, 40], [40, 52, 50], paper),
    ...hopper(112, 40, 84, 40),
    box([92, 18, 0], [40, 44, 52], fog),
    box([94, 22, 52], [36, 36, 32], mist),
    ...heatedBarrel(132, 40, 68, 130, 14, 6),
    box([146, 20, 0], [16, 40, 46], fog),
    box([232, 20, 0], [16, 40, 46], fog),
    lathe([262, 40, 68], 'x', [0, 24, 16, 24, 34, 15], slate),
    rod([296, 40, 68], 'x', 26, 10, amber),
    box([322, 12, 0], [10, 56, 98], mist),
    box([332, 12, 44], [110, 56, 38], paper),
    box([336, 16, 82], [102, 48, 2], lagoon, { casts: false }),
    ...[340, 424].map((x) => box([x, 18, 0], [10, 44, 44], fog)),
    rod([442, 40, 68], 'x', 46, 10, amber),
    box([458, 10, 80], [60, 60, 22], teal),
    box([458, 10, 34], [60, 60, 22], teal),
    box([464, 16, 0], [48, 48, 34], fog),
    rod([488, 40, 68], 'x', 80, 10, amber),
    box([548, 18, 0], [10, 44, 56], fog),
  ],
}

const bubble: Profile = [
  0, 22, 10, 23, 24, 30, 38, 40, 52, 47, 70, 51, 100, 52, 190, 52, 212, 48, 232, 38, 250, 22, 262, 11,
]

const filmTower = (x: number, tint: string): Solid[] => [
  box([x - 20, 20, 0], [50, 44, 34], fog),
  ...hopper(x + 22, 42, 52, 24),
  ...heatedBarrel(x + 30, 42, 38, 52, 9, 4),
  lathe([x + 116, 42, 0], 'z', [0, 34, 34, 34, 44, 27, 52, 24], slate),
  lathe([x + 116, 42, 52], 'z', bubble, tint, { opacity: 0.78, casts: false, lines: false }, 30),
  ...[-30, 114].flatMap((y) => [46, 188].map((dx) => bar([x + dx, y, 0], [x + dx, y, 340], 7, teal))),
  ...[120, 326].flatMap((z) => [
    ...[46, 188].map((dx) => bar([x + dx, -26, z], [x + dx, 110, z], 6, teal)),
    ...[-30, 114].map((y) => bar([x + 50, y, z], [x + 184, y, z], 6, teal)),
  ]),
  rod([x + 60, 30, 322], 'x', 112, 9, steel),
  rod([x + 60, 52, 322], 'x', 112, 9, steel),
  box([x + 214, 0, 0], [44, 90, 30], fog),
  rod([x + 236, -10, 58], 'y', 110, 28, tint, {}, 28),
  rod([x + 236, -20, 58], 'y', 10, 8, slate),
]

export const filmBlowing: SolidScene = {
  azimuth: -24,
  elevation: 15,
  mood: 'night',
  margin: 40,
  build: () => [
    box([-140, -120, -6], [980, 380, 6], '#3d7486', { casts: false }),
    ...filmTower(330, mist),
    ...filmTower(0, apricot),
  ],
}

const dryingHopper = (x: number, y: number, size: number): Solid[] => [
  ...[-0.8, 0.8].flatMap((dx) =>
    [-0.8, 0.8].map((dy) =>
      bar([x + dx * size, y + dy * size, 0], [x + dx * size, y + dy * size, size * 2.9], 5, teal),
    ),
  ),
  lathe([x, y, 0], 'z', [0, size * 0.36, size * 0.8, size * 0.28], slate),
  lathe([x, y, size * 0.8], 'z', [0, size * 0.25, size * 0.4, size * 0.25, size * 1.7, size], steel, {}, 26),
  ...banded(
    [x, y, size * 2.5],
    'z',
    [
      [size * 0.9, size, steel],
      [size * 0.3, size * 1.04, amber],
      [size * 1.1, size, steel],
    ],
    26,
  ),
  lathe([x, y, size * 4.8], 'z', [0, size, size * 0.4, size * 0.7, size, size * 0.28], steel, {}, 26),
  lathe([x, y, size * 5.8], 'z', [0, size * 0.34, size * 0.9, size * 0.34, size * 1.15, size * 0.16], apricot),
]

export const hopperDryer: SolidScene = {
  azimuth: -28,
  elevation: 18,
  mood: 'sand',
  build: () => [
    box([0, 0, 0], [90, 80, 12], slate),
    box([4, 4, 12], [82, 72, 128], paper),
    box([14, 2, 80], [40, 2, 40], harbour, { casts: false }),
    box([18, 0, 88], [32, 2, 26], lagoon, { casts: false }),
    ...[26, 64].map((x) => lathe([x, 42, 140], 'z', [0, 15, 60, 15, 70, 8], teal)),
    rod([64, 42, 210], 'z', 18, 5, steel),
    rod([86, 42, 96], 'x', 36, 6, amber),
    ...dryingHopper(158, 42, 34),
    ...dryingHopper(252, 42, 28),
    ...dryingHopper(330, 42, 22),
  ],
}

export const doser: SolidScene = {
  azimuth: -30,
  elevation: 18,
  mood: 'paper',
  margin: 50,
  build: (random) => {
    const colours = ['#1f6f8b', '#c9462c', '#2f7d4f', amber, '#5b4a8f'] as const
    const [left, right] = [random.pick(colours), random.pick(colours)]
    const feeder = (x: number, tint: string): Solid[] => [
      lathe([x, 40, 120], 'z', [0, 8, 30, 30, 44, 30], steel),
      lathe([x, 40, 164], 'z', [0, 30, 62, 30], tint, { opacity: 0.86 }),
      lathe([x, 40, 226], 'z', [0, 33, 8, 33, 14, 10], teal),
    ]
    return [
      box([40, 10, 0], [120, 60, 36], fog),
      box([76, 16, 36], [48, 48, 20], slate),
      lathe([100, 40, 56], 'z', [0, 12, 16, 12, 44, 26, 64, 26], mist),
      lathe([100, 40, 120], 'z', [0, 24, 30, 40, 48, 40], steel),
      lathe([100, 40, 168], 'z', [0, 40, 88, 40], paper, { opacity: 0.8 }),
      lathe([100, 40, 256], 'z', [0, 43, 8, 43, 16, 12], teal),
      ...feeder(24, left),
      ...feeder(176, right),
      rod([24, 40, 112], 'x', 60, 8, slate),
      rod([116, 40, 112], 'x', 60, 8, slate),
      box([8, 14, 92], [26, 40, 14], teal),
      box([166, 14, 92], [26, 40, 14], teal),
      box([214, 16, 0], [44, 46, 88], paper),
      box([220, 14, 44], [32, 2, 32], harbour, { casts: false }),
    ]
  },
}
