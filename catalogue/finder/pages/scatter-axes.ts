import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { search } from '#catalogue/search/contract.ts'
import type { RangedParameter } from './choices.ts'

export type Scatter = OutputOf<typeof search.scatter>
export interface Axes {
  x: RangedParameter
  y: RangedParameter
}

const usual = ['mfr', 'flexuralModulus']

/** The two properties of the address; what is missing there is what buyers look at first. */
export function axesIn(query: URLSearchParams, parameters: readonly RangedParameter[]): Axes | undefined {
  const numbers = parameters.filter(({ options }) => options.length === 0)
  const wanted = [query.get('x'), query.get('y')]
  const known = (code: string | null | undefined) => numbers.find((each) => each.code === code)
  const [x, y] = wanted.map((code, at) => known(code) ?? known(usual[at]) ?? numbers[at])
  return x && y ? { x, y } : undefined
}
