import { mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { loft, turnSolid } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import { middle, normalOf } from '../solids/vector.ts'
import type { Vec } from '../solids/vector.ts'
import { contactShadow, round, tintAt } from './grain.ts'
import type { Grain, Stuff } from './grain.ts'

/** A broken piece: irregular, with flat faces that each take the light their own way. */
function facets(stuff: Stuff, solid: Solid, edge: number): Grain {
  // The solids kit has z up; here z points at the viewer, so y is mirrored and the winding turns with it.
  const seen = solid.faces
    .map(({ points }) => ({ points, normal: normalOf(points) }))
    .filter(({ normal }) => normal[2] > 0.02)
    .toSorted((a, b) => middle(a.points)[2] - middle(b.points)[2])
  return (_, tone) => {
    const faces = seen.map(({ points, normal }) => {
      const tint = tintAt(stuff, [normal[0], -normal[1], normal[2]], tone)
      const outline = points.map(([x, y]) => `${round(x)} ${round(-y)}`).join('L')
      const opacity = stuff.translucent ? ' fill-opacity=".72"' : ''
      return `<path d="M${outline}Z" fill="${tint}"${opacity} stroke="${mix(tint, '#ffffff', edge)}" stroke-width="1.4" stroke-linejoin="round"/>`
    })
    return contactShadow(38) + faces.join('')
  }
}

const tumble = (solid: Solid, random: Random, tilt: number) =>
  turnSolid(
    turnSolid(turnSolid(solid, 'z', random.between(0, 360)), 'x', random.between(-tilt, tilt)),
    'y',
    random.between(-tilt, tilt),
  )

/** A chip of a washed bottle or sheet: thin, many-cornered, gently tilted. */
export function flake(stuff: Stuff, random: Random): Grain {
  const corners = random.whole(5, 7)
  const stretch = random.between(0.62, 1)
  const outline = Array.from({ length: corners }, (_, index): Vec => {
    const angle = ((index + random.between(-0.3, 0.3)) / corners) * Math.PI * 2
    const reach = random.between(34, 54)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * stretch, 0]
  })
  const thin = loft([outline, outline.map(([x, y]): Vec => [x, y, 6])], stuff.colour)
  return facets(stuff, tumble(thin, random, 50), 0.26)
}

/** A crumb out of the granulator: a chunk with a broken outline and a smaller, shifted top. */
export function crumb(stuff: Stuff, random: Random): Grain {
  const corners = random.whole(4, 6)
  const [reach, tall, shrink] = [random.between(34, 50), random.between(16, 44), random.between(0.5, 0.96)]
  const [shiftX, shiftY] = [random.between(-9, 9), random.between(-9, 9)]
  const outline = Array.from({ length: corners }, (_, index): Vec => {
    const angle = ((index + random.between(-0.34, 0.34)) / corners) * Math.PI * 2
    const away = reach * random.between(0.66, 1.08)
    return [Math.cos(angle) * away, Math.sin(angle) * away, -tall / 2]
  })
  const top = outline.map(([x, y]): Vec => [x * shrink + shiftX, y * shrink + shiftY, tall / 2 + random.between(-5, 5)])
  return facets(stuff, tumble(loft([outline, top], stuff.colour), random, 62), 0.14)
}
