import { describe, expect, test } from 'vitest'
import { Grade } from '#platform/contract/enums.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'
import { catalogue } from '../catalogue.ts'
import type { Product, Property } from '../product.ts'
import * as claims from './claims-and-tests.ts'
import * as heat from './heat-and-density.ts'
import * as processing from './processing.ts'
import { flowRisesWithLoad, monotoneInFiller, windowsOfOffGrade } from './series.ts'

const { products } = catalogue()
type Rule = (product: Product, products: readonly Product[]) => readonly string[]
const rules: Record<string, Rule> = {
  ...heat,
  ...claims,
  ...processing,
  flowRisesWithLoad,
  monotoneInFiller,
  windowsOfOffGrade,
}

test('most grades that are melted say how, and no additive or masterbatch does', () => {
  const stating = products.filter(({ properties }) =>
    properties.some(({ parameter }) => parameter === 'meltTemperature'),
  )
  expect(stating.length).toBeGreaterThan(450)
  const melted: Grade[] = [Grade.prime, Grade.offGrade, Grade.recycled, Grade.modified]
  expect(stating.every(({ grade }) => melted.includes(grade))).toBe(true)
})

const findingsOf = (rule: Rule, of: readonly Product[]) =>
  of.flatMap((product) => rule(product, of).map((finding) => `${product.code}: ${finding}`))

test.each(Object.entries(rules))('no product of the catalogue breaks the rule %s', (_, rule) => {
  expect(findingsOf(rule, products)).toEqual([])
})

const withProperty = (code: string, parameter: ParameterCode, change: Partial<Property>): Product => {
  const product = products.find((each) => each.code === code)
  const sample = products.flatMap(({ properties }) => properties).find((each) => each.parameter === parameter)
  if (!product || !sample) throw new Error(`Nothing like ${code}`)
  const own = product.properties.find((each) => each.parameter === parameter) ?? sample
  const rest = product.properties.filter((each) => each !== own)
  return { ...product, properties: [...rest, { ...own, min: null, typical: null, max: null, ...change }] }
}

const glass = 'polyharbor-ph-comp-pa66-g30'
const undried = (product: Product): Product => ({
  ...product,
  properties: product.properties.filter(({ parameter }) => !parameter.startsWith('drying')),
})
const broken: [rule: keyof typeof rules, Product][] = [
  ['densityByFiller', withProperty(glass, 'density', { typical: 1.2 })],
  ['densityOfMasterbatch', withProperty('polyharbor-ph-tint-w7005', 'density', { typical: 1.4 })],
  ['heatBelowMelting', withProperty(glass, 'hdt', { typical: 270 })],
  ['heatInOrder', withProperty('chimei-polylac-pa-757', 'hdt', { typical: 110, unit: '°C', condition: '1.8 MPa' })],
  ['waterByPolymer', withProperty('celanese-celcon-m90', 'waterAbsorption', { typical: 2 })],
  ['flameClassAllowed', withProperty(glass, 'ul94', { typical: 3, text: 'V-0' })],
  ['clearWithoutFiller', withProperty(glass, 'transmittance', { typical: 88 })],
  ['standardOfProperty', withProperty('kraton-g1651', 'volatiles', { max: 1, method: 'GB/T 2914' })],
  ['flowAtUsualCondition', withProperty('sinopec-t30s', 'mfr', { typical: 3, condition: '190 °C / 2.16 kg' })],
  ['stateOfPolyamide', withProperty(glass, 'tensileBreak', { typical: 178, condition: '23 °C, 5 mm/min' })],
  ['reinforcedBreaks', withProperty(glass, 'tensileYield', { typical: 178, condition: '23 °C, 50 mm/min, dry' })],
  ['carbonBurns', withProperty('victrex-450ca30', 'fillerContent', { typical: 30, method: 'ISO 3451' })],
  ['meltAboveMelting', withProperty(glass, 'meltTemperature', { min: 250, max: 280 })],
  ['meltAboveMelting', withProperty('celanese-celcon-m90', 'meltTemperature', { min: 190, max: 240 })],
  ['mouldBelowHeat', withProperty('chimei-polylac-pa-757', 'mouldTemperature', { min: 80, max: 110 })],
  ['dryingBelowSoftening', withProperty('chimei-polylac-pa-757', 'dryingTemperature', { typical: 110 })],
  ['driedByPolymer', withProperty('sinopec-t30s', 'dryingTemperature', { typical: 80 })],
  ['driedByPolymer', undried(withProperty(glass, 'density', { typical: 1.37 }))],
  ['settingsTogether', withProperty('sinopec-t30s', 'mouldTemperature', { min: 20, max: 60 })],
  ['monotoneInFiller', withProperty(glass, 'shrinkage', { typical: 0.1 })],
]

describe('each rule finds a value that is wrong', () => {
  test.each(broken)('%s', (name, product) => {
    const rule = rules[name]
    expect(rule?.(product, products).length).toBeGreaterThan(0)
  })

  test('flowRisesWithLoad', () => {
    const more = withProperty('cspc-5621d', 'mfr', { typical: 24, condition: '190 °C / 5 kg' })
    const [flow] = more.properties.filter(({ parameter }) => parameter === 'mfr')
    const heavy = { ...flow, condition: '190 °C / 21.6 kg', typical: 10 } as Property
    expect(flowRisesWithLoad({ ...more, properties: [...more.properties, heavy] })).toHaveLength(1)
  })

  test('windowsOfOffGrade', () => {
    const prime = withProperty('sinopec-t30s', 'mfr', { min: 1, max: 9 })
    const off = products.filter(({ grade }) => grade === Grade.offGrade)
    expect(findingsOf(windowsOfOffGrade, [prime, ...off])).toEqual(['sinopec-t30s-og: mfr narrower than prime'])
  })

  test('claimsWithPapers', () => {
    const papers = products.filter(({ labels }) => labels.includes('food-contact'))
    expect(papers.length).toBeGreaterThan(10)
    expect(papers.every(({ grade }) => grade !== Grade.recycled && grade !== Grade.offGrade)).toBe(true)
  })
})
