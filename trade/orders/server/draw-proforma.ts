import { chargedLines } from '#trade/freight/charged-lines.ts'
import type { OrderDetail, OrderLine } from '../order.ts'
import { date, money, weight } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { PlannedPart } from '#trade/order-parts/part.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { buyerLines, type PaperBuyer } from '#identity/companies/paper-buyer.ts'
import { drawLetterhead, drawVat, sellerText } from '#trade/house/server/draw-letterhead.ts'
import type { Letterhead, SellerFacts } from '#trade/house/server/find-letterhead.ts'
import { stepText } from '#trade/freight/charge-text.ts'
import type { Paper } from '#trade/papers/paper.ts'
import { drawMark, drawNote, drawPairs, drawTotal } from '#platform/server/pdf/parts.ts'
import { openSheet, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawTable } from '#platform/server/pdf/table.ts'

type Line = Pick<OrderLine, 'product' | 'lotCode' | 'perTonneMinor' | 'kilograms' | 'amountMinor'> & {
  /** What the amount is for, where it is known beside the weight that is to come. */
  chargedKg?: number
}

/** What an invoice keeps from the day of its issue. */
export interface ProformaFacts {
  order: Pick<
    OrderDetail,
    | 'orderSn'
    | 'createTime'
    | 'payUntil'
    | 'address'
    | 'shopName'
    | 'shopNameEn'
    | 'deliveryTermName'
    | 'deliveryTermNameEn'
    | 'deliveryPlace'
    | 'payMethod'
    | 'currency'
    | 'totalMinor'
    | 'paymentType'
    | 'bankAccount'
    | 'quote'
  > & { buyerNumber?: string | null; lines: Line[]; parts: PlannedPart[]; charges?: OrderDetail['charges'] }
  seller: SellerFacts
  /** The company that bought; without one the consignee is all there is. */
  buyer?: PaperBuyer | undefined
}

interface Proforma extends Omit<ProformaFacts, 'seller'>, Omit<Paper<ProformaFacts>, 'facts'> {
  seller: Letterhead | undefined
  link: string
  t: Translator
}

export async function drawProforma(proforma: Proforma): Promise<Uint8Array<ArrayBuffer>> {
  const { order, seller, buyer, paperNo, version, latest, issuedAt, link, t } = proforma
  const chinese = t.locale === 'zh-CN'
  const brand = seller?.name ?? t('layout.brand')
  const sheet = await openSheet({
    title: `${t('proforma.title')} ${paperNo}`,
    author: brand,
    subject: t('proforma.title'),
    language: t.locale,
    date: new Date(issuedAt),
  })
  const named = version > 1 ? `${paperNo} ${t('letterhead.version', { version })}` : paperNo
  drawLetterhead(sheet, seller, t, [t('proforma.title'), named, date(issuedAt)])
  if (latest > version) drawMark(sheet, t('letterhead.replaced', { version: latest }))
  const shop = chinese ? order.shopName : order.shopNameEn
  const term = chinese ? order.deliveryTermName : order.deliveryTermNameEn
  drawPairs(sheet, [
    [t('proforma.seller'), `${shop}\n${sellerText(seller, t)}`],
    [t('proforma.buyer'), [...buyerLines(buyer, t), ...addressLines(order.address, t)].join('\n')],
    [t('proforma.order'), order.orderSn],
    [t('proforma.buyerNumber'), order.buyerNumber ?? ''],
    [t('orders.delivery'), [term, order.deliveryPlace].filter(Boolean).join(' ')],
    [t('orders.payMethod'), t(`orders.pay_${order.payMethod}`)],
  ])
  drawGoods(sheet, order, t)
  drawPairs(
    sheet,
    (order.charges ?? []).map(({ step, amountMinor }) =>
      pair(stepText(t, step), money(t, amountMinor, order.currency)),
    ),
  )
  drawTotal(sheet, t('orders.totalTitle'), money(t, order.totalMinor, order.currency))
  drawVat(sheet, seller, { currency: order.currency, lines: chargedLines(order) }, t)
  const { paymentType, parts, currency } = order
  drawPairs(sheet, [
    ...(paymentType ? [pair(t('orders.payTerms'), chinese ? paymentType.name : paymentType.nameEn)] : []),
    ...parts.map((part) => pair(money(t, part.amountMinor, currency), dueText(t, part))),
  ])
  drawBank(sheet, order.bankAccount, t)
  // A quoted price holds what its delivery term says.
  const notes = [
    t('proforma.note', { until: date(order.payUntil) }),
    ...(order.quote || order.charges?.length ? [] : [t('orders.freightNote')]),
  ]
  drawNote(sheet, notes.join('\n'))
  return sheet.finish({ left: named, link, page: (page, pages) => t('proforma.page', { page, pages }) })
}

const addressLines = (address: ProformaFacts['order']['address'], t: Translator) => {
  const chinese = t.locale === 'zh-CN'
  const places = chinese
    ? [address.countryName, address.provinceName, address.cityName, address.detailAddress]
    : [address.detailAddress, address.cityNameEn, address.provinceNameEn, address.countryNameEn]
  return [address.name, address.phone, places.filter(Boolean).join(chinese ? ' ' : ', '), address.postcode].filter(
    Boolean,
  )
}

const pair = (name: string, value: string): [name: string, value: string] => [name, value]

function drawBank(sheet: Sheet, bank: ProformaFacts['order']['bankAccount'], t: Translator) {
  if (!bank) return
  drawPairs(sheet, [
    [t('payments.beneficiary'), bank.beneficiary],
    [t('payments.accountNumber'), bank.account],
    [t('payments.bank'), [bank.bank, bank.bankAddress].filter(Boolean).join('\n')],
    [t('payments.swift'), bank.swift],
    [t('payments.paperText'), (t.locale === 'zh-CN' ? bank.paperText : bank.paperTextEn) ?? ''],
  ])
}

function drawGoods(sheet: Sheet, { lines, currency }: ProformaFacts['order'], t: Translator) {
  const { width } = sheet
  const columns = [
    { width: width * 0.46, header: [t('orders.product')] },
    { width: width * 0.18, header: [`${t('orders.price')} ${t('orders.perTonne')}`], align: 'right' as const },
    { width: width * 0.16, header: [t('orders.weight')], align: 'right' as const },
    { width: width * 0.2, header: [t('orders.amount')], align: 'right' as const },
  ]
  const rowOf = (line: Line) => ({
    cells: [
      [productTitle(line.product, t), ...(line.lotCode ? [t('orders.lot', { code: line.lotCode })] : [])],
      [money(t, line.perTonneMinor, currency)],
      [weight(t, line.kilograms)],
      [money(t, line.amountMinor, currency)],
    ],
    strong: 0,
  })
  drawTable(sheet, columns, lines.map(rowOf))
}
