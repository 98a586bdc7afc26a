/** World axes: x to the right, y away from the viewer, z up. */
export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => scale(a, 1 / (Math.hypot(...a) || 1))
export const middle = (points: readonly Vec[]): Vec => scale(points.reduce<Vec>(add, [0, 0, 0]), 1 / points.length)

/** Newell's method, so that slightly bent faces have a normal too. */
export const normalOf = (points: readonly Vec[]): Vec =>
  unit(
    points.reduce<Vec>(
      (sum, point, index) => add(sum, cross(point, points[(index + 1) % points.length] ?? point)),
      [0, 0, 0],
    ),
  )

export type Axis = 'x' | 'y' | 'z'

export function turn(point: Vec, axis: Axis, degrees: number, about: Vec = [0, 0, 0]): Vec {
  const [x, y, z] = subtract(point, about)
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  if (axis === 'x') return add(about, [x, y * c - z * s, y * s + z * c])
  if (axis === 'y') return add(about, [x * c + z * s, y, z * c - x * s])
  return add(about, [x * c - y * s, x * s + y * c, z])
}
