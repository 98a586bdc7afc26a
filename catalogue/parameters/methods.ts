import { withoutYear } from './conditions.ts'

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

/** Why values of two tests go together, or do not. */
export type Why = 'procedure' | 'specimen' | 'speed' | 'principle' | 'solvent'

/**
 * How two tests stand to each other at the same condition: near, where their values agree within what laboratories
 * differ by, or apart. What is not listed is apart.
 */
const relations: readonly (readonly [one: string, other: string, 'near' | 'apart', Why])[] = [
  ['ISO 1133', 'ASTM D1238', 'near', 'procedure'],
  ['ISO 1183', 'ASTM D792', 'near', 'procedure'],
  ['ISO 60', 'ASTM D1895', 'near', 'procedure'],
  ['ISO 3451', 'ASTM D5630', 'near', 'procedure'],
  ['ISO 15512', 'ASTM D6869', 'near', 'procedure'],
  ['ISO 2039-2', 'ASTM D785', 'near', 'procedure'],
  ['ISO 306', 'ASTM D1525', 'near', 'procedure'],
  ['ISO 11357', 'ASTM D3418', 'near', 'procedure'],
  ['ISO 11357-6', 'ASTM D3895', 'near', 'procedure'],
  ['ISO 4589-2', 'ASTM D2863', 'near', 'procedure'],
  ['ISO 13468', 'ASTM D1003', 'near', 'procedure'],
  ['ISO 14782', 'ASTM D1003', 'near', 'procedure'],
  ['ISO 2813', 'ASTM D523', 'near', 'procedure'],
  ['ISO 62', 'ASTM D570', 'near', 'procedure'],
  ['ISO 179/1eA', 'ASTM D256', 'apart', 'principle'],
  ['ISO 527', 'ASTM D638', 'apart', 'specimen'],
  ['ISO 178', 'ASTM D790', 'apart', 'speed'],
  ['ISO 75', 'ASTM D648', 'apart', 'specimen'],
  ['ISO 294-4', 'ASTM D955', 'apart', 'specimen'],
  ['ISO 34-1', 'ASTM D624', 'apart', 'specimen'],
  ['ISO 1628-5', 'ASTM D4603', 'apart', 'solvent'],
  ['ISO 1628-5', 'GB/T 14190', 'apart', 'solvent'],
]

const firstOf = new Map(
  sameTest.flatMap(([first = '', ...rest]) => [first, ...rest].map((each) => [withoutYear(each), first])),
)

/** One name for all standards of the same test. */
export const testOf = (method: string): string => firstOf.get(withoutYear(method)) ?? withoutYear(method)

const pairs = new Map(
  relations.map(([one, other, verdict, why]) => [[testOf(one), testOf(other)].toSorted().join(), { verdict, why }]),
)

type Relation = { verdict: 'same' } | { verdict: 'near' | 'apart'; why: Why | undefined }

export function relationOf(one: string, other: string): Relation {
  const [first, second] = [testOf(one), testOf(other)]
  if (first === second) return { verdict: 'same' }
  return pairs.get([first, second].toSorted().join()) ?? { verdict: 'apart', why: undefined }
}
