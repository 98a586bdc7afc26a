import { describe, expect, test } from 'vitest'
import { Grade } from '#platform/contract/enums.ts'
import { priceLine } from '#catalogue/goods/price.ts'
import { toKilograms } from '#catalogue/goods/quantity.ts'
import { toBase, unitsLike } from '#catalogue/parameters/units.ts'
import { catalogue } from './catalogue.ts'
import { untranslatedCodes } from './one-language.ts'
import { flameClasses } from '#site/first-start/server/vocabulary/parameters.ts'
import { plausibleLimits } from './plausible-limits.ts'
import type { Property } from './product.ts'

const { brands, categories, parameters, products } = catalogue()
const parameterOf = new Map(parameters.map((parameter) => [parameter.code, parameter]))
const everyProperty: [string, Property][] = products.flatMap((product) => [
  ...product.properties.map((property): [string, Property] => [product.code, property]),
  ...product.lots.flatMap((lot) => lot.measured.map((property): [string, Property] => [lot.code, property])),
])

const chinese = /\p{Script=Han}/u

describe('properties', () => {
  test('are given in a unit the parameter accepts, by a method it knows', () => {
    for (const [code, { parameter, unit, method }] of everyProperty) {
      const definition = parameterOf.get(parameter)
      expect(definition?.units, `${code} ${parameter}`).toContain(unit)
      // A setting of a machine is measured by none.
      expect(definition?.group === 'processing' ? [''] : definition?.methods, `${code} ${parameter}`).toContain(method)
    }
  })

  test('are physically plausible', () => {
    const odd = everyProperty.filter(([, { parameter, min, typical, max, unit }]) => {
      const [least, most] = plausibleLimits[parameter]
      const values = [min, typical, max].filter((value) => value !== null).map((value) => toBase(value, unit))
      return !values.length || values.some((value) => !(value >= least && value <= most))
    })
    expect(odd).toEqual([])
  })

  test('have minimum, typical and maximum in order', () => {
    const unordered = everyProperty.filter(([, { min, typical, max }]) => {
      const given = [min, typical, max].filter((value) => value !== null)
      return given.some((value, index) => index > 0 && value < (given[index - 1] ?? value))
    })
    expect(unordered).toEqual([])
  })

  test('say of each product a parameter once per condition, at least two of them, all as typical values', () => {
    for (const { code, properties } of products) {
      const keys = properties.map(({ parameter, condition }) => `${parameter} ${condition}`)
      expect(new Set(keys).size, code).toBe(keys.length)
      expect(keys.length, code).toBeGreaterThanOrEqual(2)
      expect(properties.every((property) => property.source === 'typical')).toBe(true)
    }
  })

  test('print a flammability class by its name', () => {
    for (const [code, { parameter, typical, text }] of everyProperty) {
      if (parameter === 'ul94') expect(flameClasses[typical ?? -1], code).toBe(text)
      else expect(text).toBeNull()
    }
  })

  test('come in several units, so that search has something to convert', () => {
    const units = new Set(
      everyProperty.filter(([, { parameter }]) => parameter === 'flexuralModulus').map(([, p]) => p.unit),
    )
    expect(units).toEqual(new Set(['MPa', 'kgf/cm2', 'psi']))
  })

  test('are defined with a base unit that leads the accepted ones', () => {
    for (const { baseUnit, unit, units } of parameters) {
      expect(units[0]).toBe(baseUnit)
      expect(unitsLike(unit)).toEqual(units)
    }
  })
})

describe('texts', () => {
  test('have all pieces of a title', () => {
    const names = new Map(
      [...categories, ...brands].map(({ code, nameEn, nameZh }) => [code as string, [nameEn, nameZh]]),
    )
    for (const { code, series, model, category, brand } of products) {
      const pieces = [series ?? 'none', model, ...(names.get(category) ?? ['']), ...(names.get(brand) ?? [''])]
      expect(
        pieces.every((piece) => piece.trim() !== ''),
        code,
      ).toBe(true)
    }
  })

  test('are in both languages, except for the fifteen that exercise the fallback', () => {
    const partly = products.filter(
      ({ nameEn, nameZh, descriptionEn, descriptionZh }) => !nameEn || !nameZh || !descriptionEn || !descriptionZh,
    )
    expect(partly.map((product) => product.code).toSorted()).toEqual(untranslatedCodes.toSorted())
    expect(partly).toHaveLength(15)
    for (const product of partly) {
      expect(product.nameEn ?? product.nameZh).toBeTruthy()
      expect(product.descriptionEn ?? product.descriptionZh).toBeTruthy()
    }
  })

  test('are written in their own language', () => {
    for (const { nameEn, descriptionEn, descriptionZh, code } of products) {
      expect(`${nameEn ?? ''} ${descriptionEn ?? ''}`, code).not.toMatch(chinese)
      if (descriptionZh !== null) expect(descriptionZh, code).toMatch(chinese)
      expect(`${nameEn} ${descriptionEn} ${descriptionZh}`.replaceAll('null', ''), code).not.toMatch(
        /undefined|NaN|\.\.|,,|。。/,
      )
    }
  })
})

describe('trade facts', () => {
  test('packs hold whole smaller packs, and every minimum and stock is whole bags', () => {
    for (const { code, packings, minimumOrderKg, stockKg } of products) {
      const kilograms = new Map(packings.map((packing) => [packing.unit, packing.kilograms]))
      const bag = kilograms.get('bag') ?? 0
      for (const { kilograms: total, holds } of packings) {
        if (holds) expect((kilograms.get(holds.unit) ?? 0) * holds.count, code).toBe(total)
        expect(total % bag).toBe(0)
      }
      expect(toKilograms(minimumOrderKg, 'kg', packings)).toMatchObject({ kilograms: minimumOrderKg, added: 0 })
      expect(stockKg % bag).toBe(0)
    }
  })

  test('about 55 % are priced on enquiry', () => {
    const share = products.filter((product) => product.price === null).length / products.length
    expect(share).toBeGreaterThan(0.48)
    expect(share).toBeLessThan(0.62)
  })

  test('prices are exact, positive, and fall with quantity', () => {
    for (const { code, price } of products) {
      if (!price) continue
      const steps = [0, ...price.tiers.map((tier) => tier.fromKilograms)]
      const prices = steps.map((kilograms) => priceLine({ ...price, kilograms: kilograms || 1 }).perTonneMinor)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      expect(prices, code).toEqual(prices.toSorted((a, b) => b - a))
      expect(prices.every((each) => Number.isSafeInteger(each) && each > 10_000)).toBe(true)
    }
  })

  test('off-grade is cheaper than its prime grade', () => {
    const byCode = new Map(products.map((product) => [product.code, product]))
    const pairs = products
      .filter((product) => product.grade === Grade.offGrade)
      .map((product) => [product, byCode.get(product.code.replace(/-og$/, ''))] as const)
    expect(pairs.every(([, prime]) => prime)).toBe(true)
    const priced = pairs.filter(
      ([off, prime]) => off.price && prime?.price && off.price.currency === prime.price.currency,
    )
    expect(priced.length).toBeGreaterThan(3)
    for (const [off, prime] of priced) expect(off.price?.perTonneMinor).toBeLessThan(prime?.price?.perTonneMinor ?? 0)
  })

  test('colours are written as the pictures need them', () => {
    for (const { colour } of products) expect(colour.hex).toMatch(/^#[0-9a-f]{6}$/)
  })
})
