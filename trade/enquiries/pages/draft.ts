import { readKept, writeKept } from '#platform/web/kept.ts'
import { mostEnquiryLines } from '../enquiry-limits.ts'
import { joinQuantities, quantitiesOf } from '../quantities.ts'
import { isBlank, lineName, linesOf, type LineField, type TypedLine } from './enquiry-form-data.ts'

/** The fields of the enquiry's form by name, as they lie in this browser until it is sent. */
export type Draft = Record<string, string>

export const draftKey = 'enquiry-draft'

export const readDraft = () => readKept<Draft>(draftKey)

export const writeDraft = (draft: Draft | undefined) => writeKept(draftKey, draft)

export const linesIn = (draft: Draft | undefined) => linesOf((name) => draft?.[name]).filter((line) => !isBlank(line))

/** The draft with more goods in it. The same goods in the same unit are one line with one more quantity. */
export function withLines(draft: Draft | undefined, added: readonly TypedLine[]): Draft {
  const lines = added.reduce(addLine, linesIn(draft)).slice(0, mostEnquiryLines)
  const others = Object.entries(draft ?? {}).filter(([name]) => !name.startsWith('lines.'))
  const fields = lines.flatMap((line, at) =>
    Object.entries(line).flatMap(([field, value]) =>
      value === undefined ? [] : [[lineName(at, field as LineField), value] as const],
    ),
  )
  return Object.fromEntries([...others, ...fields])
}

function addLine(lines: TypedLine[], added: TypedLine): TypedLine[] {
  const same = lines.find((line) => isSame(line, added))
  if (!same) return [...lines, added]
  const quantities = [...new Set([same, added].flatMap(({ quantity }) => quantitiesOf(quantity ?? '')))]
  const unit = same.quantity ? same.unit : added.unit
  return lines.map((line) => (line === same ? { ...line, unit, quantity: joinQuantities(quantities) } : line))
}

const isSame = (line: TypedLine, added: TypedLine) =>
  Boolean(added.productId) &&
  line.productId === added.productId &&
  (line.lotId || '') === (added.lotId || '') &&
  (!line.quantity || !added.quantity || line.unit === added.unit)
