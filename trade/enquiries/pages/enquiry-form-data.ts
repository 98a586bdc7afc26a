import { mostAttachments, mostEnquiryLines } from '../enquiry-limits.ts'
import { splitQuantity } from '../quantities.ts'
import { lineFields, type LineField, type TypedLine } from '../typed-line.ts'

export const lineName = (index: number, field: LineField) => `lines.${index}.${field}`

type Read = (name: string) => string | null | undefined

/** The lines that a form carries, however many: `lines.0.productName`, `lines.1.productName` … */
export function linesOf(read: Read): TypedLine[] {
  const lines: TypedLine[] = []
  for (let index = 0; index < mostEnquiryLines; index += 1) {
    const values = lineFields.map((field) => [field, read(lineName(index, field)) ?? undefined] as const)
    if (values.every(([, value]) => value === undefined)) break
    lines.push(Object.fromEntries(values))
  }
  return lines
}

// One field holds all ranges of a line, so that what was typed is shown again; no unit has this sign in it.
const rangeSeparator = ';'
export const joinRanges = (ranges: string[]) => ranges.join(rangeSeparator)
export const splitRanges = (text: string | undefined) => (text ? text.split(rangeSeparator) : [])

/** The fields that say who is asked: `house`, the number of a shop, and `form` where they were offered. */
export const askedName = (key: string) => `asked.${key}`

/** As much of a line as says who may have it. */
export const wantedOf = ({ productId, productName, range }: TypedLine) => ({
  productId: productId || undefined,
  productName,
  range: splitRanges(range),
})

export const attachmentsName = 'attachments'

/** The uploaded files that a form carries. */
export function attachmentsOf(read: Read) {
  const at = (index: number, field: string) => read(`${attachmentsName}.${index}.${field}`) ?? ''
  return Array.from({ length: mostAttachments }, (_, index) => ({
    id: Number(at(index, 'id')),
    name: at(index, 'name'),
    size: Number(at(index, 'size')),
  })).filter(({ id }) => id > 0)
}

const unit = (text: string | undefined) => (text || undefined) as 'MT' | undefined

/** What the call takes, from what the form holds. */
export function enquiryOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const lines = linesOf((name) => form.get(name) as string | null).map((line) => ({
    ...line,
    ...splitQuantity(line.quantity),
    range: splitRanges(line.range),
    sample: line.sample === 'yes',
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
    shopIds: [...form.keys()].flatMap((name) => /^asked\.(\d+)$/.exec(name)?.[1] ?? []),
    house: form.has(askedName('house')),
    agreement: (form.get('agreement') === 'yes') as true,
  }
}
