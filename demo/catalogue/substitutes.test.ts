import { describe, expect, test } from 'vitest'
import { distanceOf } from '#catalogue/compare/server/distance.ts'
import { sensible, unsuitable } from './judged-substitutes.ts'
import type { Candidate } from '#catalogue/compare/server/must-haves.ts'
import { partnersOf } from '#catalogue/compare/server/polymers.ts'
import { catalogue } from './catalogue.ts'
import { middleOf } from './physics/stated.ts'

const candidates = new Map(
  catalogue().products.map((product): [string, Candidate] => [
    product.code,
    {
      category: product.category,
      grade: product.grade,
      labels: product.labels,
      title: [product.series, product.model].filter(Boolean).join(' '),
      values: product.properties.map((property) => ({
        ...property,
        code: property.parameter,
        base: middleOf(property),
      })),
    },
  ]),
)
const candidate = (code: string) => {
  const found = candidates.get(code)
  if (!found) throw new Error(`There is no grade ${code}`)
  return found
}
const offered = (wanted: string, other: string) => distanceOf(candidate(wanted), candidate(other)) !== undefined

describe('substitutes as judged by hand', () => {
  test('are offered in nine of ten cases', () => {
    const missed = sensible.filter(([wanted, other]) => !offered(wanted, other))
    expect(sensible).toHaveLength(30)
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3)
  })

  test('are never goods that lack what was asked for', () => {
    expect(unsuitable).toHaveLength(30)
    expect(unsuitable.filter(([wanted, other]) => offered(wanted, other))).toEqual([])
  })

  test('exist for most grades of the catalogue, and for some there is none', () => {
    const all = [...candidates.values()]
    const counts = all.map((wanted) => {
      const partners = new Set(partnersOf(wanted.category))
      const others = all.filter((other) => other !== wanted && partners.has(other.category))
      return others.filter((other) => distanceOf(wanted, other) !== undefined).length
    })
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(20)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(all.length / 2)
  })
})
