export interface Region {
  west: number
  east: number
  north: number
  south: number
  /** Degrees of longitude are shorter than those of latitude, the more the farther north. */
  stretch: number
  /** Distance of the dots. */
  step: number
}

/** The parts of the earth that are drawn as dots; one unit of the drawing is one degree of latitude. */
export const regions = {
  world: { west: -128, east: 156, north: 70, south: -46, stretch: 0.84, step: 2 },
  asia: { west: 70, east: 148, north: 54, south: -10, stretch: 0.88, step: 1.1 },
} satisfies Record<string, Region>
