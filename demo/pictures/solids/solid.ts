import { turn } from './vector.ts'
import type { Axis, Vec } from './vector.ts'

export type Face = { points: readonly Vec[]; tint: string }
/** One convex or nearly convex piece of a scene; faces run counter-clockwise seen from outside. */
export type Solid = { faces: readonly Face[] } & Look
/** What casts no shadow (floors, panels) does not count when the scene is fitted into its frame either. */
type Look = { opacity?: number; casts?: boolean; lines?: boolean }

export const mapSolid = (solid: Solid, move: (point: Vec) => Vec): Solid => ({
  ...solid,
  faces: solid.faces.map((face) => ({ ...face, points: face.points.map(move) })),
})

export const turnSolid = (solid: Solid, axis: Axis, degrees: number, about?: Vec) =>
  mapSolid(solid, (point) => turn(point, axis, degrees, about))

/** A skin over rings of equal length, closed at both ends; rings run counter-clockwise around the way they are stacked. */
export function loft(rings: readonly (readonly Vec[])[], tint: string, look: Look = {}): Solid {
  const faces: Face[] = []
  const [first, last] = [rings[0] ?? [], rings.at(-1) ?? []]
  faces.push({ points: first.toReversed(), tint }, { points: last, tint })
  rings.slice(1).forEach((upper, level) => {
    const lower = rings[level] ?? upper
    upper.forEach((_, index) => {
      const after = (index + 1) % upper.length
      const corners = [lower[index], lower[after], upper[after], upper[index]]
      faces.push({ points: corners.filter((corner) => corner !== undefined), tint })
    })
  })
  return { faces, ...look }
}

export function box([x, y, z]: Vec, [width, depth, height]: Vec, tint: string, look?: Look) {
  const ring = (level: number): Vec[] => [
    [x, y, level],
    [x + width, y, level],
    [x + width, y + depth, level],
    [x, y + depth, level],
  ]
  return loft([ring(z), ring(z + height)], tint, look)
}

/** Lays out (along, across, across) in world order for a body whose long axis is `axis`. */
function along(axis: Axis, at: Vec, t: number, u: number, v: number): Vec {
  if (axis === 'x') return [at[0] + t, at[1] + u, at[2] + v]
  if (axis === 'y') return [at[0] + v, at[1] + t, at[2] + u]
  return [at[0] + u, at[1] + v, at[2] + t]
}

/** Distance along the axis and radius there, in turn. */
export type Profile = readonly number[]

export const pairs = (list: readonly number[]) =>
  list.flatMap((first, index) => (index % 2 === 0 ? [[first, list[index + 1] ?? 0] as const] : []))

/** A turned body: the profile gives radii along the axis. */
export const lathe = (at: Vec, axis: Axis, profile: Profile, tint: string, look?: Look, segments = 22) =>
  loft(
    pairs(profile).map(([t, radius]) =>
      Array.from({ length: segments }, (_, index) => {
        const angle = (index / segments) * Math.PI * 2
        return along(axis, at, t, Math.cos(angle) * radius, Math.sin(angle) * radius)
      }),
    ),
    tint,
    look,
  )

export const rod = (
  at: Vec,
  axis: Axis,
  length: number,
  radius: number,
  tint: string,
  look?: Look,
  segments?: number,
) => lathe(at, axis, [0, radius, length, radius], tint, look, segments)

/** Short turned pieces end to end; apart from each other, so that each is painted in its place. */
export function banded(
  at: Vec,
  axis: Axis,
  bands: readonly (readonly [length: number, radius: number, tint: string])[],
  segments?: number,
) {
  let reached = 0
  return bands.map(([length, radius, tint]) => {
    const piece = lathe(at, axis, [reached, radius, reached + length, radius], tint, {}, segments)
    reached += length
    return piece
  })
}

/** A flat outline pulled along an axis; the outline gives u and v in turn, convex, counter-clockwise. */
export const prism = (at: Vec, axis: Axis, length: number, outline: readonly number[], tint: string, look?: Look) =>
  loft(
    [0, length].map((t) => pairs(outline).map(([u, v]) => along(axis, at, t, u, v))),
    tint,
    look,
  )

/** A thin straight bar between two points, square in section. */
export function bar(from: Vec, to: Vec, thickness: number, tint: string, look?: Look) {
  const upright = Math.abs(to[2] - from[2]) > Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
  const half = thickness / 2
  const ring = ([x, y, z]: Vec): Vec[] => {
    if (upright)
      return [
        [x - half, y - half, z],
        [x + half, y - half, z],
        [x + half, y + half, z],
        [x - half, y + half, z],
      ]
    if (Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]))
      return [
        [x, y - half, z - half],
        [x, y + half, z - half],
        [x, y + half, z + half],
        [x, y - half, z + half],
      ]
    return [
      [x - half, y, z - half],
      [x - half, y, z + half],
      [x + half, y, z + half],
      [x + half, y, z - half],
    ]
  }
  const axis = upright ? 2 : Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]) ? 0 : 1
  const ends = from[axis] <= to[axis] ? [from, to] : [to, from]
  return loft(ends.map(ring), tint, look)
}

/** A soft body such as a filled sack: rounded rectangle rings that swell in the middle. */
export function pillow(
  [x, y, z]: Vec,
  [width, depth, height]: Vec,
  tint: string,
  swell = 0.06,
  levels = 3,
  look?: Look,
) {
  const ring = (share: number): Vec[] => {
    const bulge = 1 - Math.abs(share * 2 - 1) ** 2.2
    const inset = 1 - swell * 2 * (1 - bulge)
    return Array.from({ length: 12 }, (_, index) => {
      const angle = ((index + 0.5) / 12) * Math.PI * 2
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.3
      return [
        x + width / 2 + (round(Math.cos(angle)) * width * inset) / 2,
        y + depth / 2 + (round(Math.sin(angle)) * depth * inset) / 2,
        z + height * share,
      ]
    })
  }
  return loft(
    Array.from({ length: levels }, (_, level) => ring(level / (levels - 1))),
    tint,
    look,
  )
}
