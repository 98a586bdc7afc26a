import type { Quote, QuoteLine } from '../contract.ts'
import type { Currency } from '#platform/contract/currencies.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'
import { includedText } from '#trade/delivery-terms/included-text.ts'
import { placeText, stepText } from '#trade/freight/charge-text.ts'
import { chargedLines } from '#trade/freight/charged-lines.ts'
import { planTexts } from '#trade/payment-types/plan-text.ts'
import { date, money, weight } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { buyerLines, type PaperBuyer } from '#identity/companies/paper-buyer.ts'
import { drawLetterhead, drawVat, sellerText } from '#trade/house/server/draw-letterhead.ts'
import type { Letterhead, SellerFacts } from '#trade/house/server/find-letterhead.ts'
import { drawMark, drawNote, drawPairs, drawTotal } from '#platform/server/pdf/parts.ts'
import { openSheet, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawTable } from '#platform/server/pdf/table.ts'

/** What a quotation keeps from the day it is sent. */
export interface QuotationFacts {
  quote: Omit<Quote, 'actions' | 'history' | 'status' | 'orders' | 'charges'> & {
    /** Of earlier days there are none. */
    charges?: Quote['charges']
  }
  seller: SellerFacts
  buyer?: { name: string; email: string | null } | undefined
  /** The company for which the buyer asked. */
  company?: PaperBuyer | undefined
}

interface QuoteSheet extends Omit<QuotationFacts, 'seller'> {
  seller: Letterhead | undefined
  /** The version that holds instead. */
  replacedBy: number | undefined
  link: string
  t: Translator
}

export async function drawQuote({
  quote,
  seller,
  buyer,
  company,
  replacedBy,
  link,
  t,
}: QuoteSheet): Promise<Uint8Array<ArrayBuffer>> {
  const chinese = t.locale === 'zh-CN'
  const brand = seller?.name ?? t('layout.brand')
  const version = t('quoteSheet.version', { version: quote.version })
  const own = (pair: { name: string; nameEn: string }) => (chinese ? pair.name : pair.nameEn)
  const sheet = await openSheet({
    title: `${t('quoteSheet.title')} ${quote.quoteNo}`,
    author: brand,
    subject: t('quoteSheet.title'),
    language: t.locale,
    date: new Date(quote.createdAt),
  })
  drawLetterhead(sheet, seller, t, [t('quoteSheet.title'), quote.quoteNo, version, date(quote.createdAt)])
  if (replacedBy) drawMark(sheet, t('letterhead.replaced', { version: replacedBy }))
  drawPairs(sheet, [
    [t('quoteSheet.seller'), sellerText(seller, t)],
    [t('quoteSheet.buyer'), [...buyerLines(company, t), buyer?.name, buyer?.email].filter(Boolean).join('\n')],
    [t('quoteSheet.contact'), chinese ? quote.contactName : quote.contactNameEn],
    [t('quoteSheet.enquiry'), quote.enquiryNo],
    [t('quoteSheet.delivery'), deliveryText(quote.deliveryTerm, quote.deliveryPlace, t.locale) + rules(quote)],
    [t('deliveryTerms.included'), includedText(t, quote.deliveryTerm.includes)],
    [t('quoteSheet.payment'), [own(quote.paymentType), ...planOf(quote, t)].join('\n')],
    [t('quoteSheet.validUntil'), t('quoteSheet.validUntilDay', { day: quote.validUntil })],
  ])
  drawGoods(sheet, quote, t)
  drawPairs(
    sheet,
    (quote.charges ?? []).map(({ step, to, amountMinor }): [string, string] => [
      `${stepText(t, step)} (${placeText(t, to)})`,
      money(t, amountMinor, quote.currency),
    ]),
  )
  drawTotal(sheet, t('quoteSheet.total'), money(t, quote.totalMinor, quote.currency))
  drawVat(sheet, seller, { currency: quote.currency, lines: chargedLines(quote) }, t)
  if (quote.note) drawPairs(sheet, [[t('quoteSheet.remarks'), quote.note]])
  drawNote(sheet, t('quoteSheet.note'))
  const left = `${quote.quoteNo} ${version}`
  return sheet.finish({ left, link, page: (page, pages) => t('quoteSheet.page', { page, pages }) })
}

/** Of several parts, what is due when. */
const planOf = ({ paymentType: { parts }, totalMinor, currency }: QuoteSheet['quote'], t: Translator) =>
  parts.length > 1 ? planTexts(t, parts, totalMinor, currency) : []

/** The edition belongs to an Incoterm, and to nothing else. */
const rules = ({ deliveryTerm }: Pick<Quote, 'deliveryTerm'>) =>
  /^[A-Z]{3}$/.test(deliveryTerm.code) ? ', Incoterms 2020' : ''

function drawGoods(sheet: Sheet, { lines, currency }: QuoteSheet['quote'], t: Translator) {
  const { width } = sheet
  const right = { align: 'right' as const }
  const columns = [
    { width: width * 0.4, header: [t('quoteSheet.product')] },
    { width: width * 0.18, header: [t('quoteSheet.price')], ...right },
    { width: width * 0.12, header: [t('quoteSheet.weight')], ...right },
    { width: width * 0.12, header: [t('quoteSheet.leadTime')], ...right },
    { width: width * 0.18, header: [t('quoteSheet.amount')], ...right },
  ]
  const rowOf = (line: QuoteLine) => ({
    cells: [
      [productTitle(line.product, t), ...tiersOf(line, currency, t), ...remarksOn(line, t)],
      [money(t, line.perTonneMinor, currency)],
      [weight(t, line.kilograms)],
      [line.leadTimeDays === 0 ? t('quoteSheet.fromStock') : t('quoteSheet.days', { count: line.leadTimeDays })],
      [money(t, line.amountMinor, currency)],
    ],
    strong: 0,
  })
  drawTable(sheet, columns, lines.map(rowOf))
}

/** A paper of earlier days knows of none. */
const tiersOf = ({ tiers = [], kilograms }: Partial<QuoteLine>, currency: Currency, t: Translator): string[] =>
  tiers
    .filter((tier) => tier.kilograms !== kilograms)
    .map((tier) =>
      t('quoteSheet.tier', { weight: weight(t, tier.kilograms), price: money(t, tier.perTonneMinor, currency) }),
    )

const remarksOn = ({ lotCode, replacement, askedName, note }: QuoteLine, t: Translator): string[] => [
  ...(lotCode ? [t('quoteSheet.lot', { code: lotCode })] : []),
  ...(replacement && askedName ? [t('quoteSheet.insteadOf', { name: askedName })] : []),
  ...(note ? [note] : []),
]
