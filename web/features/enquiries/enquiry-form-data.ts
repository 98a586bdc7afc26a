import { mostEnquiryLines } from '#contract/enquiries.ts'

const lineFields = [
  'productId',
  'lotId',
  'productName',
  'specification',
  'quantity',
  'unit',
  'targetPrice',
  'currency',
] as const
export type LineField = (typeof lineFields)[number]
export type TypedLine = Partial<Record<LineField, string>>

export const lineName = (index: number, field: LineField) => `lines.${index}.${field}`

/** The lines that a form carries, however many: `lines.0.productName`, `lines.1.productName` … */
export function linesOf(read: (name: string) => string | null | undefined): TypedLine[] {
  const lines: TypedLine[] = []
  for (let index = 0; index < mostEnquiryLines; index += 1) {
    const values = lineFields.map((field) => [field, read(lineName(index, field)) ?? undefined] as const)
    if (values.every(([, value]) => value === undefined)) break
    lines.push(Object.fromEntries(values))
  }
  return lines
}

const unit = (text: string | undefined) => (text || undefined) as 'MT' | undefined

/** What the call takes, from what the form holds. */
export function enquiryOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const lines = linesOf((name) => form.get(name) as string | null).map((line) => ({
    ...line,
    unit: unit(line.unit),
    currency: (line.currency || undefined) as 'USD' | undefined,
  }))
  return {
    lines,
    purchaseTime: text('purchaseTime'),
    paymentType: text('paymentType'),
    deliveryTerm: text('deliveryTerm'),
    deliveryPlace: text('deliveryPlace'),
    destination: text('destination'),
    message: text('message'),
    agreement: (form.get('agreement') === 'yes') as true,
  }
}
