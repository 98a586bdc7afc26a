import { drawBanner } from './draw-banner.ts'
import type { BannerName } from './draw-banner.ts'
import { drawMaterial } from './materials/draw-material.ts'
import { drawScene } from './scenes/draw-scene.ts'

/** The editorial pictures, each drawn once and shared by the articles that name it. */
export const pictures = {
  'bag-stack': () => drawScene('bag-stack', 2),
  'bar-chart': () => drawScene('bar-chart', 4),
  'big-bags': () => drawScene('big-bags', 3),
  bottles: () => drawScene('bottles', 1),
  'burn-test': () => drawScene('burn-test', 1),
  'cable-reels': () => drawScene('cable-reels', 2),
  'colour-plaques': () => drawScene('colour-plaques', 1),
  'compounding-line': () => drawScene('compounding-line', 1),
  'container-loading': () => drawScene('container-loading', 1),
  'container-ship': () => drawScene('container-ship', 5),
  'container-yard': () => drawScene('container-yard', 2),
  cups: () => drawScene('cups', 1),
  documents: () => drawScene('papers', 1),
  doser: () => drawScene('doser', 2),
  'exhibition-hall': () => drawScene('exhibition-hall', 3),
  extruder: () => drawScene('extruder', 1),
  'film-blowing': () => drawScene('film-blowing', 1),
  'film-rolls': () => drawScene('film-rolls', 4),
  'flow-curves': () => drawScene('flow-curves', 1),
  gears: () => drawScene('gears', 1),
  'harbour-crane': () => drawScene('harbour-crane', 2),
  'hopper-dryer': () => drawScene('hopper-dryer', 1),
  'injection-press': () => drawScene('injection-press', 1),
  'melt-flow-tester': () => drawScene('melt-flow-tester', 1),
  microscope: () => drawScene('microscope', 1),
  mould: () => drawScene('mould', 1),
  pavilion: () => drawScene('pavilion', 2),
  pipes: () => drawScene('pipes', 1),
  'price-line': () => drawScene('price-line', 1),
  'price-line-night': () => drawScene('price-line-night', 2),
  'recycling-line': () => drawScene('recycling-line', 1),
  silos: () => drawScene('silos', 1),
  'skyline-domed': () => drawScene('skyline-domed', 6),
  'skyline-needle': () => drawScene('skyline-needle', 5),
  'skyline-stepped': () => drawScene('skyline-stepped', 7),
  'skyline-twin': () => drawScene('skyline-twin', 8),
  'stress-curves': () => drawScene('stress-curves', 1),
  'tank-truck': () => drawScene('truck', 1),
  'tensile-tester': () => drawScene('tensile-tester', 1),
  'trade-map': () => drawScene('trade-map', 1),
  'trade-map-night': () => drawScene('trade-map-night', 2),
  warehouse: () => drawScene('warehouse', 3),
  'pellets-natural': () =>
    drawMaterial({ form: 'pellet', colour: '#f1eee4', seed: 21, translucent: true, view: 'heap' }),
  'pellets-black': () => drawMaterial({ form: 'pellet', colour: '#1c1d1f', seed: 22, view: 'dish' }),
  'pellets-amber': () => drawMaterial({ form: 'pellet', colour: '#e8b54a', seed: 9, translucent: true, view: 'close' }),
  'masterbatch-blue': () => drawMaterial({ form: 'masterbatch', colour: '#1f5fa8', seed: 24, view: 'heap' }),
  'flakes-clear': () => drawMaterial({ form: 'flake', colour: '#cfe3ea', seed: 12, translucent: true, view: 'close' }),
  'regrind-green': () => drawMaterial({ form: 'regrind', colour: '#4b8f57', seed: 26, view: 'heap' }),
  'powder-white': () => drawMaterial({ form: 'powder', colour: '#f4f3ee', seed: 27, view: 'heap' }),
} satisfies Record<string, () => string>

export type PictureKey = keyof typeof pictures
export const pictureKeys = Object.keys(pictures) as PictureKey[]

const bannerSeed = 3
export const bannerPictures = {
  harbour: () => drawBanner('harbour', bannerSeed),
  pellets: () => drawBanner('pellets', bannerSeed),
  laboratory: () => drawBanner('laboratory', bannerSeed),
  recycling: () => drawBanner('recycling', bannerSeed),
  warehouse: () => drawBanner('warehouse', bannerSeed),
  'big-bags': () => drawBanner('big-bags', bannerSeed),
} satisfies Record<BannerName, () => string>

export const articleWidths = [480, 960, 1280] as const
export const bannerWidths = [800, 1280, 1920] as const
export const productWidths = [320, 640, 960] as const
export const emblemWidths = [96, 400] as const
