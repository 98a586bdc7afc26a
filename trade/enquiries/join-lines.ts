import { mostEnquiryLines, mostFurther } from './enquiry-limits.ts'
import { joinQuantities, quantitiesOf } from './quantities.ts'
import { isBlank, lineFields, type LineField, type TypedLine } from './typed-line.ts'

/** Without what nobody filled in, its fields in one order: what reads the same is the same. */
export const filledIn = (line: TypedLine): TypedLine =>
  Object.fromEntries(lineFields.flatMap((field) => (line[field] ? [[field, line[field]]] : [])))

export const filledLines = (lines: readonly TypedLine[]) => lines.map(filledIn).filter((line) => !isBlank(line))

/** More goods behind what there is. The same goods in the same unit are one line with one more quantity; no other word is lost. */
export const joinLines = (lines: readonly TypedLine[], added: readonly TypedLine[]): TypedLine[] =>
  added.reduce<TypedLine[]>(addLine, [...lines]).slice(0, mostEnquiryLines)

function addLine(lines: TypedLine[], added: TypedLine): TypedLine[] {
  const at = lines.findIndex((line) => isSame(line, added))
  const same = lines[at]
  if (!same) return [...lines, added]
  const unit = same.quantity ? same.unit : added.unit
  const currency = same.targetPrice ? same.currency : (added.currency ?? same.currency)
  const both = { ...filledIn(added), ...filledIn(same), quantity: joinQuantities(quantitiesOfBoth(same, added)) }
  return lines.with(at, { ...both, unit, currency })
}

/** The line of a catalogue's goods, or of words. */
export const goodsOf = ({ productId, lotId, productName }: TypedLine) =>
  productId ? `${productId} ${lotId || ''}` : `: ${productName ?? ''}`

const said = ['specification', 'range', 'colour', 'certificate', 'targetPrice'] as const satisfies LineField[]

const quantitiesOfBoth = (line: TypedLine, added: TypedLine) => [
  ...new Set([line, added].flatMap(({ quantity }) => quantitiesOf(quantity ?? ''))),
]

const isSame = (line: TypedLine, added: TypedLine) =>
  goodsOf(line) === goodsOf(added) &&
  (!line.quantity || !added.quantity || line.unit === added.unit) &&
  said.every((field) => !line[field] || !added[field] || line[field] === added[field]) &&
  quantitiesOfBoth(line, added).length <= mostFurther + 1
