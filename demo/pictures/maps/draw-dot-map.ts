import { lands } from './outlines.ts'

export type MapRegion = { west: number; east: number; north: number; south: number; stretch: number; step: number }
type Place = readonly [longitude: number, latitude: number]

function covers(outline: readonly Place[], [px, py]: Place) {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

const isLand = (place: Place) => lands.some((land) => covers(land, place))
const round = (value: number) => Math.round(value * 100) / 100

/** Land as dots. Dots that touch in a row are one dashed line: a tenth of the bytes of a dot each. */
export function drawDotMap({ west, east, north, south, stretch, step }: MapRegion) {
  const [width, height] = [(east - west) * stretch, north - south]
  const rows: string[] = []
  for (let y = step / 2; y < height; y += step) {
    let run: number | undefined
    const columns = Math.floor(width / step)
    for (let column = 0; column <= columns; column++) {
      const x = column * step + step / 2
      const land = column < columns && isLand([west + x / stretch, north - y])
      if (land) run ??= x
      else if (run !== undefined) {
        rows.push(`M${round(run)} ${round(y)}h${round(x - step - run + 0.01)}`)
        run = undefined
      }
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"><path d="${rows.join('')}" fill="none" stroke="#b4cad3" stroke-width="${round(step * 0.62)}" stroke-linecap="round" stroke-dasharray="0 ${step}"/></svg>\n`
}
