import { expect, test } from 'vitest'
import { distanceOf } from '#catalogue/compare/server/distance.ts'
import { partnersOf } from '#catalogue/compare/server/polymers.ts'
import { keyOf } from '#catalogue/search/server/search-tokens.ts'
import { Grade } from '#platform/contract/enums.ts'
import { catalogue } from './catalogue.ts'
import { crossReferences } from './cross-references.ts'
import { middleOf } from './physics/stated.ts'

const { products } = catalogue()

test('grades to refer from are not sold in the demo under any spelling', () => {
  const sold = new Set(products.flatMap(({ model, aliases }) => [model, ...aliases].map(keyOf)))
  expect(crossReferences.filter(({ model }) => sold.has(keyOf(model)))).toEqual([])
  expect(crossReferences.length).toBeGreaterThan(30)
})

test('most grades to refer from have something near among what is sold, and not all of them', () => {
  const offered = products.map((product) => ({
    ...product,
    title: [product.series, product.model].filter(Boolean).join(' '),
    values: product.properties.map((each) => ({ ...each, code: each.parameter, base: middleOf(each) })),
  }))
  const without = crossReferences.filter(({ stated, ...rest }) => {
    const values = stated.map(({ parameter, figure, ...each }) => {
      const typical = Number(figure)
      return { ...each, code: parameter, text: null, min: null, typical, max: null, base: typical }
    })
    const wanted = { ...rest, title: rest.model, grade: Grade.prime, values }
    const partners = partnersOf(rest.category)
    return !offered.some((each) => partners.includes(each.category) && distanceOf(wanted, each) !== undefined)
  })
  expect(without.length, without.map(({ model }) => model).join()).toBeLessThan(crossReferences.length / 5)
  expect(without.map(({ model }) => model)).toContain('B4300 G4')
})
