export interface Size {
  width: number
  height: number
}

/** A square part of a picture: where its middle is, and how much larger than the whole it is shown. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const mostZoom = 4

/** As much as fits, in the middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Side of the part, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest part that lies inside the picture. */
export function kept(picture: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, mostZoom)
  const half = sideOf(picture, { ...crop, zoom }) / 2
  return {
    zoom,
    x: between(half, crop.x, picture.width - half),
    y: between(half, crop.y, picture.height - half),
  }
}

/** Moves by parts of the shown side: 0.1 to the right shows what lies a tenth further right. */
export function moved(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop)
  return kept(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side })
}

const steps = new Map<string, [right: number, down: number, zoom: number]>([
  ['ArrowLeft', [-1, 0, 1]],
  ['ArrowRight', [1, 0, 1]],
  ['ArrowUp', [0, -1, 1]],
  ['ArrowDown', [0, 1, 1]],
  ['+', [0, 0, 1.1]],
  ['=', [0, 0, 1.1]],
  ['-', [0, 0, 1 / 1.1]],
])

/** What a key does to the part; undefined when it is no key of ours. */
export function cropByKey(picture: Size, crop: Crop, key: string, large: boolean): Crop | undefined {
  const step = steps.get(key)
  if (!step) return undefined
  const [right, down, zoom] = step
  const length = large ? 0.1 : 0.02
  return moved(picture, { ...crop, zoom: crop.zoom * zoom }, right * length, down * length)
}
