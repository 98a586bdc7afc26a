import { dot, middle, normalOf } from './vector.ts'
import type { Vec } from './vector.ts'
import type { Solid } from './solid.ts'

export type Camera = { right: Vec; up: Vec; forward: Vec }

/** Parallel projection: azimuth turns around the scene, elevation looks down on it (degrees). */
export function cameraFrom(azimuth: number, elevation: number): Camera {
  const a = (azimuth * Math.PI) / 180
  const e = (elevation * Math.PI) / 180
  return {
    right: [Math.cos(a), Math.sin(a), 0],
    up: [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)],
    forward: [-Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), -Math.sin(e)],
  }
}

export const project = (camera: Camera, point: Vec): [number, number] => [
  dot(point, camera.right),
  -dot(point, camera.up),
]

type Extent = { low: Vec; high: Vec; left: number; right: number; top: number; bottom: number }

function extentOf(solid: Solid, camera: Camera): Extent {
  const points = solid.faces.flatMap((face) => face.points)
  const flat = points.map((point) => project(camera, point))
  const reach = (index: 0 | 1 | 2, choose: (...values: number[]) => number) =>
    choose(...points.map((point) => point[index]))
  return {
    low: [reach(0, Math.min), reach(1, Math.min), reach(2, Math.min)],
    high: [reach(0, Math.max), reach(1, Math.max), reach(2, Math.max)],
    left: Math.min(...flat.map(([x]) => x)),
    right: Math.max(...flat.map(([x]) => x)),
    top: Math.min(...flat.map(([, y]) => y)),
    bottom: Math.max(...flat.map(([, y]) => y)),
  }
}

const touch = 0.001
const overlap = (a: Extent, b: Extent) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Whether `a` must be painted before `b`: decided by the axes on which the two are apart. Axes that disagree mean that
 * neither covers the other; interlocking solids (no such axis) keep the order in which they were given.
 */
function isBehind(a: Extent, b: Extent, forward: Vec, givenFirst: boolean) {
  const verdicts = ([0, 1, 2] as const).flatMap((axis) => {
    if (Math.abs(forward[axis]) < touch) return []
    if (a.high[axis] <= b.low[axis] + touch) return [forward[axis] < 0]
    if (b.high[axis] <= a.low[axis] + touch) return [forward[axis] > 0]
    return []
  })
  return verdicts.length === 0 ? givenFirst : verdicts.every(Boolean)
}

/** Back to front. */
export function paintingOrder(solids: readonly Solid[], camera: Camera) {
  const items = solids.map((solid, index) => ({ solid, index, extent: extentOf(solid, camera), done: false }))
  const painted: Solid[] = []
  const visit = (item: (typeof items)[number]) => {
    item.done = true
    for (const other of items) {
      if (other.done || !overlap(other.extent, item.extent)) continue
      if (isBehind(other.extent, item.extent, camera.forward, other.index < item.index)) visit(other)
    }
    painted.push(item.solid)
  }
  items.forEach((item) => item.done || visit(item))
  return painted
}

export const facing = (camera: Camera, points: readonly Vec[]) => dot(normalOf(points), camera.forward) < -1e-6
export const depthOf = (camera: Camera, points: readonly Vec[]) => dot(middle(points), camera.forward)
