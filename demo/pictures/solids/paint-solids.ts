import { mix, shade } from '../colour.ts'
import { palette } from '../palette.ts'
import { cameraFrom, depthOf, facing, paintingOrder, project } from './camera.ts'
import type { Camera } from './camera.ts'
import type { Solid } from './solid.ts'
import { dot, normalOf, unit } from './vector.ts'
import type { Vec } from './vector.ts'

type Point = readonly [number, number]
export type Frame = { x: number; y: number; width: number; height: number }
export type View = { azimuth: number; elevation: number; frame: Frame; line?: string; shadow?: string }

const sun = unit([-0.75, -0.34, 0.74])
const round = (value: number) => Math.round(value * 10) / 10
const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

function lightOn(normal: Vec) {
  const direct = dot(normal, sun)
  return direct > 0 ? -0.3 + direct * 0.86 : -0.3 + direct * 0.25
}

/** Outlines and sharp creases only; the shared edges inside a smooth skin stay unseen. */
function edgesOf(solid: Solid, camera: Camera) {
  const key = (point: Vec) => point.map((value) => value.toFixed(3)).join()
  const sides = new Map<string, Vec[]>()
  for (const { points } of solid.faces) {
    const normal = normalOf(points)
    points.forEach((point, index) => {
      const ends = [key(point), key(points[(index + 1) % points.length] ?? point)].toSorted().join('|')
      sides.set(ends, [...(sides.get(ends) ?? []), normal])
    })
  }
  return (a: Vec, b: Vec) => {
    const normals = sides.get([key(a), key(b)].toSorted().join('|')) ?? []
    const [one, two] = normals
    if (!one || !two) return true
    return dot(one, two) < 0.78 || dot(one, camera.forward) > -1e-6 !== dot(two, camera.forward) > -1e-6
  }
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const groundShadow = ([x, y, z]: Vec): Vec => [x - (sun[0] / sun[2]) * z * 0.75, y - (sun[1] / sun[2]) * z * 0.75, 0]

/** Paints the solids fitted into a frame: soft shadow on the ground, shaded faces, fine lines. */
export function paintSolids(
  solids: readonly Solid[],
  { azimuth, elevation, frame, line = palette.harbour, shadow = palette.ink }: View,
) {
  const camera = cameraFrom(azimuth, elevation)
  const framed = solids.filter((solid) => solid.casts !== false)
  const flat = framed.flatMap((solid) =>
    solid.faces.flatMap((face) => face.points.map((point) => project(camera, point))),
  )
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = Math.min(frame.width / (right - left), frame.height / (bottom - top))
  const offsetX = frame.x + (frame.width - (right - left) * zoom) / 2 - left * zoom
  const offsetY = frame.y + (frame.height - (bottom - top) * zoom) / 2 - top * zoom
  const place = (point: Vec): Point => {
    const [x, y] = project(camera, point)
    return [x * zoom + offsetX, y * zoom + offsetY]
  }

  const shadows = framed.map((solid) =>
    pathOf(hullOf(solid.faces.flatMap((face) => face.points.map((point) => place(groundShadow(point)))))),
  )
  const painted = paintingOrder(solids, camera).map((solid) => paintSolid(solid, camera, place, line))
  const id = `soft${Math.round(zoom * 1000)}`
  return [
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>`,
    `<path d="${shadows.join('')}" fill="${shadow}" fill-opacity=".2" filter="url(#${id})"/>`,
    ...painted,
  ].join('\n')
}

function paintSolid(solid: Solid, camera: Camera, place: (point: Vec) => Point, line: string) {
  const isEdge = edgesOf(solid, camera)
  const visible = solid.faces
    .filter((face) => face.points.length > 2 && facing(camera, face.points))
    .toSorted((a, b) => depthOf(camera, b.points) - depthOf(camera, a.points))
  const faces = visible.map(({ points, tint }) => {
    const fill = shade(tint, lightOn(normalOf(points)))
    return `<path d="${pathOf(points.map(place))}" fill="${fill}" stroke="${fill}" stroke-width=".8"/>`
  })
  const edges = visible.flatMap(({ points }) =>
    points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] ?? point
      const [a, b] = [place(point), place(next)]
      return isEdge(point, next) ? [`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`] : []
    }),
  )
  const outline = `<path d="${edges.join('')}" fill="none" stroke="${mix(line, visible[0]?.tint ?? line, 0.18)}" stroke-width="1.6" stroke-linecap="round"/>`
  const shapes = solid.lines === false || edges.length === 0 ? faces : [...faces, outline]
  return solid.opacity === undefined ? shapes.join('') : `<g opacity="${solid.opacity}">${shapes.join('')}</g>`
}
