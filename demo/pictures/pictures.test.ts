import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hexOf, luminance } from './colour.ts'
import { bannerNames, drawBanner } from './draw-banner.ts'
import { drawEmblem } from './draw-emblem.ts'
import { drawPerson } from './draw-person.ts'
import { drawMaterial } from './materials/draw-material.ts'
import { pictures } from './pictures.ts'
import { renderPicture } from './render-picture.ts'
import { drawScene } from './scenes/draw-scene.ts'

const shapes = (svg: string) => svg.match(/<(path|use|rect|circle|ellipse)\b/g)?.length ?? 0

test.each(Object.entries(pictures))('%s is a bounded drawing without words or broken numbers', (_, draw) => {
  const svg = draw()
  expect(shapes(svg)).toBeLessThan(1000)
  expect(svg).not.toMatch(/<text|<image|NaN|undefined|Infinity/)
})

test('the same seed draws the same picture, another seed another one', () => {
  const draws = [
    (seed: number) => drawMaterial({ form: 'regrind', colour: '#2f8f4e', seed }),
    (seed: number) => drawScene('warehouse', seed),
    drawEmblem,
    drawPerson,
  ]
  for (const draw of draws) {
    expect(draw(5)).toBe(draw(5))
    expect(draw(5)).not.toBe(draw(6))
  }
})

test('forty shops get forty different emblems', () => {
  expect(new Set(Array.from({ length: 40 }, (_, seed) => drawEmblem(seed))).size).toBe(40)
})

test.each(['pellet', 'flake', 'regrind', 'powder', 'masterbatch'] as const)('a %s shows its colour', async (form) => {
  const [r = 0, g = 0, b = 0] = await sharp(
    Buffer.from(drawMaterial({ form, colour: '#c0282d', seed: 3, view: 'heap' })),
  )
    .extract({ left: 500, top: 480, width: 200, height: 120 })
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer()
  expect(r).toBeGreaterThan(g * 1.6)
  expect(r).toBeGreaterThan(b * 1.6)
})

test.each(bannerNames)('white text is readable on the left of the banner %s', async (name) => {
  const width = 96
  const pixels = await sharp(Buffer.from(drawBanner(name, 3)))
    .removeAlpha()
    .resize(width, 32)
    .raw()
    .toBuffer()
  const left = Array.from({ length: width * 32 }, (_, index) => index).filter((index) => index % width < width * 0.45)
  const brightest = Math.max(...left.map((index) => luminance(hexOf([...pixels.subarray(index * 3, index * 3 + 3)]))))
  expect(1.05 / (brightest + 0.05)).toBeGreaterThan(4.5)
})

test('a picture is written in every size and format, with its size and colour told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#0a4d63"/></svg>'
  const told = await renderPicture(drawn, join(folder, 'shop/emblem'), [96, 400])
  expect(told).toMatchObject({ width: 400, height: 300, colour: '#0a4d63', focusX: 50, focusY: 50 })
  expect((await readdir(join(folder, 'shop'))).toSorted()).toEqual([
    'emblem-400.avif',
    'emblem-400.jpg',
    'emblem-400.webp',
    'emblem-96.avif',
    'emblem-96.webp',
  ])
  const small = await sharp(join(folder, 'shop/emblem-96.avif')).metadata()
  expect([small.width, small.height]).toEqual([96, 72])
  await rm(folder, { recursive: true })
})
