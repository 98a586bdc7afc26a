import { productTitle } from '#catalogue/goods/product-title.ts'
import { date } from '#platform/texts/format.ts'
import type { QuoteTemplate } from '#trade/quote-templates/quote-template.ts'
import type { Translate, Translator } from '#platform/texts/messages.ts'
import type { KeptQuote } from '#trade/quote-approvals/office/kept-quote.ts'
import type { DeskQuote } from '#trade/quotes/office/desk-quote.ts'
import type { EnquiryInfo } from './contract.ts'

/** A version that was sent, as what the next one begins with; how long it is valid is chosen anew. */
export const keptOf = (quote: DeskQuote, validUntil: string, t: Translate & Translator): KeptQuote => ({
  enquiryId: quote.enquiryId,
  revises: quote.id,
  lines: quote.lines.map((line) => ({
    enquiryPosition: line.enquiryPosition ?? undefined,
    productId: line.productId ?? undefined,
    lotId: line.lotId ?? undefined,
    productName: productTitle(line.product, t),
    replacement: line.replacement,
    kilograms: line.kilograms,
    price: line.perTonneMinor,
    tiers: line.tiers
      .filter(({ kilograms }) => kilograms !== line.kilograms)
      .map(({ kilograms, perTonneMinor }) => ({ kilograms, price: perTonneMinor })),
    leadTimeDays: line.leadTimeDays,
    note: line.note,
  })),
  currency: quote.currency,
  deliveryTerm: quote.deliveryTerm.code,
  deliveryPlace: quote.deliveryPlace,
  paymentType: quote.paymentType.code,
  validUntil,
  withFreight: quote.charges.length > 0,
  note: quote.note,
})

export interface TermsToStart extends Pick<
  KeptQuote,
  'currency' | 'deliveryPlace' | 'validUntil' | 'withFreight' | 'note'
> {
  deliveryTerm: string | null
  paymentType: string | null
}

/** What the fields for terms begin with: those of an earlier quote, else what the buyer wished for, paid as is usual. */
export const termsToStart = (enquiry: EnquiryInfo, kept: KeptQuote | undefined, validUntil: string): TermsToStart =>
  kept ?? {
    currency: enquiry.lines[0]?.targetCurrency ?? (enquiry.locale === 'zh-CN' ? 'CNY' : 'USD'),
    deliveryTerm: enquiry.deliveryTermCode,
    deliveryPlace: enquiry.deliveryPlace,
    paymentType: enquiry.paymentTypeCode ?? enquiry.paymentTypes[0]?.code ?? null,
    validUntil,
    withFreight: false,
    note: null,
  }

/** As they stand in the form now: what is not ticked is not sent. */
export const termsTyped = (terms: TermsToStart, typed: Record<string, unknown>): TermsToStart => ({
  ...terms,
  ...typed,
  withFreight: 'withFreight' in typed,
})

/** What a template says, and nothing of what it leaves open; remarks in the language of the buyer. */
export const termsFrom = (
  { deliveryTerm, paymentType, validDays, note }: QuoteTemplate,
  locale: EnquiryInfo['locale'],
): Partial<TermsToStart> => ({
  ...(deliveryTerm && { deliveryTerm }),
  ...(paymentType && { paymentType }),
  ...(validDays && { validUntil: date(new Date(Date.now() + validDays * 24 * 3_600_000)) }),
  ...(note[locale] && { note: note[locale] }),
})
