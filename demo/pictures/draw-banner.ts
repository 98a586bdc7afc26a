import { svgOf } from './backdrop.ts'
import { paintGrainField } from './materials/draw-material.ts'
import type { Material } from './materials/draw-material.ts'
import { palette } from './palette.ts'
import { paintNamedScene } from './scenes/draw-scene.ts'
import type { SolidSceneName } from './scenes/draw-scene.ts'

const size = { width: 1920, height: 640 }

type Part = { scene: SolidSceneName; x: number; y: number; width: number; height: number }
type Goods = Pick<Material, 'form' | 'colour' | 'translucent'>
type Subject = { parts: readonly Part[] } | { goods: Goods }

const subjects = {
  harbour: { parts: [{ scene: 'container-ship', x: 900, y: 70, width: 980, height: 520 }] },
  pellets: { goods: { form: 'pellet', colour: '#f4e3bd', translucent: true } },
  laboratory: {
    parts: [
      { scene: 'tensile-tester', x: 1480, y: 40, width: 400, height: 540 },
      { scene: 'melt-flow-tester', x: 1080, y: 60, width: 400, height: 520 },
    ],
  },
  recycling: { goods: { form: 'flake', colour: '#b4dcc3', translucent: true } },
  warehouse: { parts: [{ scene: 'warehouse', x: 980, y: 30, width: 880, height: 570 }] },
  'big-bags': { parts: [{ scene: 'big-bags', x: 960, y: 60, width: 860, height: 510 }] },
} satisfies Record<string, Subject>

export type BannerName = keyof typeof subjects
export const bannerNames = Object.keys(subjects) as BannerName[]

/** The left half stays deep and plain, so that white text over it is readable at any width. */
export function drawBanner(name: BannerName, seed: number) {
  const subject: Subject = subjects[name]
  const ground = `<defs>
<linearGradient id="deep" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#073a4b"/><stop offset=".5" stop-color="#0a4d63"/><stop offset="1" stop-color="#1a7d95"/></linearGradient>
<radialGradient id="bright" gradientUnits="userSpaceOnUse" cx="1420" cy="300" r="620"><stop offset="0" stop-color="#8cc7d3" stop-opacity=".75"/><stop offset="1" stop-color="#8cc7d3" stop-opacity="0"/></radialGradient>
<linearGradient id="veil" x1="0" y1="0" x2="1" y2="0"><stop offset=".46" stop-color="#073a4b"/><stop offset=".58" stop-color="#073a4b" stop-opacity=".72"/><stop offset=".8" stop-color="#073a4b" stop-opacity="0"/><stop offset="1" stop-color="#073a4b" stop-opacity=".16"/></linearGradient>
</defs><rect width="1920" height="640" fill="url(#deep)"/>`
  if ('goods' in subject) {
    const area = { width: 1180, height: size.height }
    const field = paintGrainField({ ...subject.goods, seed }, area)
    return svgOf(
      size.width,
      size.height,
      ground,
      `<g transform="translate(${size.width - area.width} 0)">${field}</g>`,
      '<rect width="1920" height="640" fill="url(#veil)"/>',
    )
  }
  const parts = subject.parts.map(({ scene, ...frame }) => paintNamedScene(scene, seed, frame))
  return svgOf(
    size.width,
    size.height,
    ground,
    '<rect width="1920" height="640" fill="url(#bright)"/>',
    rings,
    ...parts,
  )
}

const rings = [180, 300, 430, 570]
  .map(
    (radius) =>
      `<circle cx="1420" cy="320" r="${radius}" fill="none" stroke="${palette.paper}" stroke-opacity=".12" stroke-width="1.5"/>`,
  )
  .join('')
