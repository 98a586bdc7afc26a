import { Grade } from '#platform/contract/enums.ts'
import { toBase } from '#catalogue/parameters/units.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'
import type { Product, Property } from '../product.ts'
import { polymerOf } from './polymers.ts'
import { all, fillerOf, middleOf, value } from './stated.ts'

type Findings = readonly string[]

const plain = ({ labels }: Product) => !labels.includes('flame-retardant') && !labels.includes('high-impact')
const kindOf = ({ labels }: Product) => labels.filter((label) => /fibre$|^mineral$/.test(label)).join()

/** Grades of one line that differ in their filler: more of it makes heavier, stiffer and shrinks less. */
const rising: ParameterCode[] = ['density', 'flexuralModulus']

export function monotoneInFiller(product: Product, products: readonly Product[]): Findings {
  const filler = fillerOf(product)
  if (filler === 0 || !plain(product)) return []
  return products
    .filter(
      (other) =>
        other.brand === product.brand &&
        other.grade === product.grade &&
        polymerOf(other) === polymerOf(product) &&
        kindOf(other) === kindOf(product) &&
        plain(other) &&
        fillerOf(other) > filler,
    )
    .flatMap((more) => {
      const between = (parameter: ParameterCode): [number, number] | undefined => {
        const [less, other] = [value(product, parameter), value(more, parameter)]
        return less === undefined || other === undefined ? undefined : [less, other]
      }
      const shrinks = between('shrinkage')
      return [
        ...rising.flatMap((parameter) => {
          const pair = between(parameter)
          return pair && pair[1] <= pair[0] ? [`${parameter} does not rise to ${more.code}`] : []
        }),
        ...(shrinks && shrinks[1] > shrinks[0] ? [`shrinks less than ${more.code}`] : []),
      ]
    })
}

const loadOf = ({ condition }: Property) => Number(/\/ ([\d.]+) kg/.exec(condition ?? '')?.[1])

/** At one temperature the heavier weight presses out more. */
export function flowRisesWithLoad(product: Product): Findings {
  const flows = all(product, 'mfr').toSorted((a, b) => loadOf(a) - loadOf(b))
  const wrong = flows.some((each, at) => {
    const before = flows[at - 1]
    const sameHeat = before?.condition?.split(' / ')[0] === each.condition?.split(' / ')[0]
    return before !== undefined && sameHeat && middleOf(each) <= middleOf(before)
  })
  return wrong ? ['melt flow falls with the load'] : []
}

const width = ({ min, max, unit }: Property) =>
  min === null || max === null ? 0 : toBase(max, unit) - toBase(min, unit)

export function windowsOfOffGrade(product: Product, products: readonly Product[]): Findings {
  if (product.grade !== Grade.offGrade) return []
  const prime = products.find(({ code }) => `${code}-og` === product.code)
  return product.properties.flatMap((property) => {
    const same = prime?.properties.find(
      ({ parameter, condition }) => parameter === property.parameter && condition === property.condition,
    )
    return same && width(same) > width(property) ? [`${property.parameter} narrower than prime`] : []
  })
}
