import { luminance, mix, shade } from '../colour.ts'
import { dot, unit } from '../solids/vector.ts'
import type { Vec } from '../solids/vector.ts'

/** How much light reaches a grain: down in the pile, on its far side, facing the lamp, right under it. */
export const tones = [-0.42, -0.2, 0, 0.14] as const
export type Tone = 0 | 1 | 2 | 3

export type Stuff = { colour: string; translucent: boolean; gloss: number }
/** One grain around the origin, about 50 in radius, in screen axes with z towards the viewer. */
export type Grain = (id: string, tone: Tone) => string

const lamp = unit([-0.5, -0.68, 0.66])
const between = unit([-0.26, -0.36, 0.92])

export const round = (value: number) => Math.round(value * 10) / 10

export function lightAt({ colour, translucent }: Stuff, normal: Vec, tone: Tone) {
  const direct = Math.max(0, dot(normal, lamp))
  const bounce = Math.max(0, -dot(normal, lamp)) * 0.25
  const contrast = translucent ? 0.84 : 1
  // A black grain shows its shape by what it mirrors, a white one by its shadows.
  const lift = luminance(colour) > 0.55 ? -0.11 : 0
  return (-0.46 + direct * 1.02 + bounce) * contrast + tones[tone] + lift
}

export function tintAt(stuff: Stuff, normal: Vec, tone: Tone) {
  const tint = shade(stuff.colour, lightAt(stuff, normal, tone))
  const mirrored = Math.max(0, dot(normal, between)) ** 18 * stuff.gloss
  return mix(tint, '#ffffff', Math.min(0.75, mirrored * (0.5 + tones[tone])))
}

export const contactShadow = (radius: number) =>
  `<ellipse cx="5" cy="7" rx="${Math.round(radius * 1.26)}" ry="${Math.round(radius * 1.2)}" fill="url(#contact)"/>`
export const grainPaints =
  '<radialGradient id="contact"><stop offset=".5" stop-color="#04141c" stop-opacity=".46"/><stop offset=".8" stop-color="#04141c" stop-opacity=".14"/><stop offset="1" stop-color="#04141c" stop-opacity="0"/></radialGradient><radialGradient id="inner"><stop offset="0" stop-color="#ffffff" stop-opacity=".5"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>'
