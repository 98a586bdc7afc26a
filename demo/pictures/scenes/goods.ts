import { palette } from '../palette.ts'
import { box, lathe, rod } from '../solids/solid.ts'
import type { Profile, Solid } from '../solids/solid.ts'
import type { SolidScene } from './scene.ts'

const { paper, fog, mist, lagoon, teal, harbour, amber, apricot, cream, steel } = palette

const bottleProfile: Profile = [0, 17, 4, 21, 62, 21, 82, 9, 96, 9]
const jarProfile: Profile = [0, 24, 4, 28, 58, 28, 66, 22]

export const bottles: SolidScene = {
  azimuth: -24,
  elevation: 14,
  mood: 'mist',
  margin: 80,
  build: () => {
    const bottle = (x: number, y: number, tint: string, cap: string, opacity?: number): Solid[] => [
      lathe([x, y, 0], 'z', bottleProfile, tint, { opacity }, 26),
      lathe([x, y, 96], 'z', [0, 11, 12, 11], cap, {}, 20),
    ]
    const jar = (x: number, y: number, tint: string): Solid[] => [
      lathe([x, y, 0], 'z', jarProfile, tint, {}, 28),
      lathe([x, y, 66], 'z', [0, 25, 12, 25], teal, {}, 26),
    ]
    return [
      ...bottle(30, 70, mist, harbour, 0.85),
      ...bottle(86, 76, paper, amber),
      ...jar(146, 70, cream),
      ...bottle(206, 74, lagoon, paper, 0.85),
      ...jar(50, 0, paper),
      ...bottle(116, 4, amber, paper),
      ...bottle(176, 0, paper, teal),
      lathe([232, 8, 0], 'z', [0, 13, 3, 14, 26, 16], apricot, {}, 24),
    ]
  },
}

export const cups: SolidScene = {
  azimuth: -28,
  elevation: 24,
  mood: 'paper',
  margin: 80,
  build: () => {
    const stack = (x: number, y: number, count: number, tint: string): Solid[] => [
      lathe([x, y, 0], 'z', [0, 19, 56, 28], tint, {}, 24),
      ...Array.from({ length: count }, (_, index) => lathe([x, y, 56 + index * 8], 'z', [0, 30, 8, 28], tint, {}, 20)),
    ]
    const tray = (x: number, y: number, z: number, tint: string) => box([x, y, z], [84, 54, 22], tint)
    return [
      ...stack(40, 90, 9, paper),
      ...stack(110, 100, 6, mist),
      ...stack(176, 92, 11, apricot),
      tray(230, 70, 0, cream),
      tray(234, 66, 22, fog),
      ...stack(60, 16, 3, lagoon),
      lathe([132, 16, 0], 'z', [0, 30, 18, 38, 20, 40], amber, {}, 30),
      lathe([216, 6, 0], 'z', [0, 24, 14, 32, 16, 34], paper, {}, 30),
    ]
  },
}

export const cableReels: SolidScene = {
  azimuth: -38,
  elevation: 18,
  mood: 'night',
  margin: 80,
  build: () => {
    const reel = (x: number, y: number, radius: number, tint: string): Solid[] => [
      rod([x, y + 64, radius], 'y', 8, radius, '#d9b384', {}, 30),
      ...Array.from({ length: 6 }, (_, index) =>
        rod([x, y + 54 - index * 9.2, radius], 'y', 9, radius * 0.72, tint, {}, 26),
      ),
      rod([x, y, radius], 'y', 8, radius, '#d9b384', {}, 30),
      rod([x, y - 2, radius], 'y', 2, radius * 0.2, harbour, { casts: false }, 18),
    ]
    return [...reel(190, 30, 58, amber), ...reel(70, 20, 70, teal), ...reel(280, -20, 40, mist)]
  },
}

export const papers: SolidScene = {
  azimuth: -30,
  elevation: 42,
  mood: 'sand',
  margin: 80,
  build: () => {
    const sheet = (x: number, y: number, z: number, lines: number): Solid[] => [
      box([x, y, z], [130, 180, 2], paper),
      box([x + 14, y + 152, z + 2], [60, 10, 0.6], teal, { casts: false, lines: false }),
      ...Array.from({ length: lines }, (_, index) =>
        box([x + 14, y + 134 - index * 12, z + 2], [index % 4 === 3 ? 62 : 100, 3.4, 0.5], index % 4 ? mist : steel, {
          casts: false,
          lines: false,
        }),
      ),
    ]
    return [
      ...sheet(70, 60, 0, 9),
      ...sheet(150, 10, 4, 10),
      ...sheet(0, 0, 8, 8),
      lathe([98, 30, 10], 'z', [0, 17, 1.4, 17], amber, { casts: false }, 30),
      lathe([98, 30, 11.4], 'z', [0, 11, 0.8, 11], apricot, { casts: false }, 26),
      lathe([250, -30, 0], 'z', [0, 16, 10, 16, 16, 8, 34, 8, 44, 13, 52, 6], teal, {}, 26),
    ]
  },
}
