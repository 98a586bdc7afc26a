import { describe, expect, test } from 'vitest'
import { cropByKey, kept, mostZoom, moved, sideOf, wholeOf, type Crop } from './crop-geometry.ts'

const wide = { width: 1000, height: 400 }
const edges = (crop: Crop) => {
  const half = sideOf(wide, crop) / 2
  return [crop.x - half, crop.y - half, crop.x + half, crop.y + half]
}

describe('the part of a picture', () => {
  test('starts as the largest square in the middle', () => expect(edges(wholeOf(wide))).toEqual([300, 0, 700, 400]))

  test('never leaves the picture, wherever it is moved', () => {
    expect(edges(moved(wide, wholeOf(wide), -99, 0))).toEqual([0, 0, 400, 400])
    expect(edges(moved(wide, wholeOf(wide), 99, 99))).toEqual([600, 0, 1000, 400])
    expect(edges(kept(wide, { x: -5, y: 5000, zoom: 2 }))).toEqual([0, 200, 200, 400])
  })

  test('is never larger than the picture, nor smaller than a quarter of it', () => {
    expect(kept(wide, { ...wholeOf(wide), zoom: 0.1 }).zoom).toBe(1)
    expect(kept(wide, { ...wholeOf(wide), zoom: 99 }).zoom).toBe(mostZoom)
  })

  test('moves by the arrow keys, further with Shift, and grows by plus and minus', () => {
    const start = kept(wide, { x: 500, y: 200, zoom: 2 })
    expect(cropByKey(wide, start, 'ArrowRight', false)).toEqual({ x: 504, y: 200, zoom: 2 })
    expect(cropByKey(wide, start, 'ArrowUp', true)).toEqual({ x: 500, y: 180, zoom: 2 })
    expect(cropByKey(wide, start, '+', false)?.zoom).toBeCloseTo(2.2)
    expect(cropByKey(wide, start, '-', false)?.zoom).toBeCloseTo(1.818)
    for (const key of ['Tab', 'Enter', 'a', 'toString']) expect(cropByKey(wide, start, key, false)).toBeUndefined()
  })
})
