/** The fields of an enquiry's line, as its form names them. */
export const lineFields = [
  'productId',
  'lotId',
  'productName',
  'specification',
  'range',
  'colour',
  'certificate',
  'sample',
  'quantity',
  'unit',
  'targetPrice',
  'currency',
] as const
export type LineField = (typeof lineFields)[number]

/** A line while it is written: whatever was typed, right or wrong. */
export type TypedLine = Partial<Record<LineField, string>>

/** Nothing in it that names goods; unit and currency are always chosen, and a sample is of something. */
export const isBlank = ({ unit: _, currency: __, sample: ___, ...line }: TypedLine) =>
  Object.values(line).every((value) => !value)
