import type { Property } from '#catalogue/goods/product.ts'
import { isConvertible, isUnit } from '#catalogue/parameters/units.ts'

/** Why two values of one parameter must not be read against each other. */
export type Reason = 'kind' | 'unit' | 'method' | 'condition' | 'conditionUnknown'

type Stated = Pick<Property, 'text' | 'unit' | 'method' | 'condition'>

/** Standards that prescribe the same test: national adoptions, and those that name each other as equivalent. */
const sameTest: readonly (readonly string[])[] = [
  ['ISO 1133', 'GB/T 3682'],
  ['ISO 307', 'GB/T 12006.1'],
  ['ISO 1628-2', 'GB/T 3401'],
  ['ISO 1183', 'GB/T 1033'],
  ['ISO 60', 'GB/T 1636'],
  ['ISO 294-4', 'GB/T 17037.4'],
  ['ISO 62', 'GB/T 1034'],
  ['ISO 3451', 'GB/T 9345'],
  ['ISO 527', 'GB/T 1040'],
  ['ISO 178', 'GB/T 9341'],
  ['ISO 179/1eA', 'GB/T 1043.1'],
  ['ISO 2039-2', 'GB/T 3398.2'],
  ['ISO 868', 'ASTM D2240', 'GB/T 2411'],
  ['ISO 34-1', 'GB/T 529'],
  ['ISO 75', 'GB/T 1634'],
  ['ISO 306', 'GB/T 1633'],
  ['ISO 11357', 'GB/T 19466'],
  ['ISO 11357-6', 'GB/T 19466.6'],
  ['ISO 4589-2', 'GB/T 2406.2'],
  ['IEC 60695-2-12', 'GB/T 5169.12'],
  ['ASTM D1003', 'GB/T 2410'],
  ['ISO 17223', 'GB/T 39822'],
]

const plain = (text: string) => text.replace(/[\s，,;]/g, '').toLowerCase()
// `ISO 1133-1:2011` and `ISO 1133` differ in edition, not in the test.
const withoutYear = (method: string) => plain(method.replace(/[:：-]\s*(?:19|20)\d\d$/, ''))
const firstOf = new Map(
  sameTest.flatMap(([first = '', ...rest]) => [first, ...rest].map((each) => [plain(each), first])),
)

/** One name for all standards of the same test. */
export const testOf = (method: string): string => firstOf.get(withoutYear(method)) ?? withoutYear(method)

export const conditionOf = ({ condition }: Pick<Property, 'condition'>): string => plain(condition ?? '')

const converts = (one: string, other: string) =>
  one === other || (isUnit(one) && isUnit(other) && isConvertible(one, other))

/** In this order: the first that applies is the one worth telling. */
const rules: readonly (readonly [reason: Reason, applies: (one: Stated, other: Stated) => boolean])[] = [
  ['kind', (one, other) => (one.text === null) !== (other.text === null)],
  ['unit', (one, other) => !converts(one.unit, other.unit)],
  ['method', (one, other) => testOf(one.method) !== testOf(other.method)],
  ['conditionUnknown', (one, other) => (conditionOf(one) === '') !== (conditionOf(other) === '')],
  ['condition', (one, other) => conditionOf(one) !== conditionOf(other)],
]

/** Undefined when the two values may be compared. */
export const incomparable = (one: Stated, other: Stated): Reason | undefined =>
  rules.find(([, applies]) => applies(one, other))?.[0]
