import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawDotMap } from '#demo/pictures/maps/draw-dot-map.ts'
import { DotMap } from './dot-map.tsx'
import { regions } from './maps/regions.ts'

const ningbo = { name: 'Ningbo', longitude: 121.55, latitude: 29.87 }
const leon = { name: 'León', longitude: -101.68, latitude: 21.12 }

describe('a map of dots', () => {
  test.each(Object.entries(regions))('of %s is the drawing of our outlines', (name, region) =>
    expect(readFileSync(join(import.meta.dirname, `maps/${name}.svg`), 'utf8')).toBe(drawDotMap(region)),
  )

  test.each([
    ['asia', [ningbo]],
    ['world', [ningbo, leon]],
  ])('is of %s when that holds every place', (name, points) =>
    expect(renderToStaticMarkup(<DotMap label="x" points={points} />)).toContain(`${name}.svg`),
  )

  test('has a place where it is on the earth', () => {
    const { west, stretch, north } = regions.world
    const markup = renderToStaticMarkup(<DotMap label="x" points={[leon]} />)
    expect(markup).toContain(`cx="${(leon.longitude - west) * stretch}" cy="${north - leon.latitude}"`)
  })
})
