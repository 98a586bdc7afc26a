import type { EnquiryInfo } from './contract.ts'
import { decimalOf, minorOf } from '#platform/contract/minor-units.ts'
import type { KeptQuote } from '#trade/quote-approvals/office/kept-quote.ts'

export interface DraftTier {
  kilograms: string
  price: string
}

/** One line of the quote as it stands in the form: texts, as they are typed. */
export interface DraftLine {
  key: number
  enquiryPosition: string
  productId: string
  lotId: string
  productName: string
  replacement: boolean
  kilograms: string
  price: string
  /** Other quantities of the same, each with its price. */
  tiers: DraftTier[]
  leadTimeDays: string
  note: string
}

export const emptyLine = (key: number): DraftLine => ({
  key,
  enquiryPosition: '',
  productId: '',
  lotId: '',
  productName: '',
  replacement: false,
  kilograms: '',
  price: '',
  tiers: [],
  leadTimeDays: '',
  note: '',
})

/** A line for each line of the enquiry. */
export const linesAsked = (enquiry: EnquiryInfo): DraftLine[] =>
  enquiry.lines.map((line, key) => ({
    ...emptyLine(key),
    enquiryPosition: String(key + 1),
    productId: String(line.productId ?? ''),
    productName: line.productName,
    kilograms: String(line.kilograms ?? ''),
    leadTimeDays: String(enquiry.leadTimeDays[key] ?? ''),
    tiers: line.moreAmounts.map((amount) => ({ kilograms: weightOf(line, amount), price: '' })),
  }))

/** Further quantities weigh in proportion to the first, where that one's weight is known. */
const weightOf = ({ kilograms, amount }: EnquiryInfo['lines'][number], more: number) =>
  kilograms === null ? '' : String(Math.round((kilograms / amount) * more))

/** Those of a quote that was written before. */
export const linesKept = ({ lines }: KeptQuote): DraftLine[] =>
  lines.map((line, key) => ({
    key,
    enquiryPosition: String(line.enquiryPosition ?? ''),
    productId: String(line.productId ?? ''),
    lotId: String(line.lotId ?? ''),
    productName: line.productName ?? '',
    replacement: line.replacement,
    kilograms: String(line.kilograms),
    price: decimalOf(line.price),
    tiers: line.tiers.map(({ kilograms, price }) => ({ kilograms: String(kilograms), price: decimalOf(price) })),
    leadTimeDays: String(line.leadTimeDays),
    note: line.note ?? '',
  }))

/** What was typed into a form that was refused. */
export function linesTyped(typed: Record<string, string>): DraftLine[] {
  const count = Number(typed['lineCount'] ?? 0)
  return Array.from({ length: count }, (_, key) => {
    const of = (name: string) => typed[`lines.${key}.${name}`] ?? ''
    return {
      key,
      enquiryPosition: of('enquiryPosition'),
      productId: of('productId'),
      lotId: of('lotId'),
      productName: of('productName'),
      replacement: `lines.${key}.replacement` in typed,
      kilograms: of('kilograms'),
      price: of('price'),
      tiers: tiersTyped(typed, key),
      leadTimeDays: of('leadTimeDays'),
      note: of('note'),
    }
  })
}

function tiersTyped(typed: Record<string, string>, line: number): DraftTier[] {
  const of = (at: number, name: keyof DraftTier) => typed[`lines.${line}.tiers.${at}.${name}`]
  const tiers: DraftTier[] = []
  for (let at = 0; of(at, 'kilograms') !== undefined; at += 1)
    tiers.push({ kilograms: of(at, 'kilograms') ?? '', price: of(at, 'price') ?? '' })
  return tiers
}

/** The lines as the call takes them. */
export function linesOf(form: FormData) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return linesTyped(typed).map(({ key: _, productId, lotId, ...line }) => ({
    ...line,
    productId,
    // A lot belongs to its product.
    lotId: productId ? lotId : '',
  }))
}

/** Of the lines that are filled in, half up as the server does. */
export const totalMinorOf = (lines: readonly DraftLine[]) =>
  lines.reduce((total, { price, kilograms }) => {
    const [perTonne, weight] = [minorOf(price.trim()) ?? 0, Number(kilograms)]
    const amount = Math.floor((perTonne * weight + 500) / 1000)
    return Number.isSafeInteger(amount) ? total + amount : total
  }, 0)
