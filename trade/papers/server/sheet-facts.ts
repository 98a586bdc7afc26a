import type { AddressSnapshot } from '#identity/addresses/contract.ts'
import { buyerLines } from '#identity/companies/paper-buyer.ts'
import { date, money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { dueText } from '#trade/order-parts/part-text.ts'
import type { SheetFacts } from './sheet.ts'
import type { Tongues } from './tongues.ts'

export type Named = [name: string, value: string]

function addressLines(address: AddressSnapshot, t: Translator): string[] {
  const chinese = t.locale === 'zh-CN'
  const places = chinese
    ? [address.countryName, address.provinceName, address.cityName, address.detailAddress]
    : [address.detailAddress, address.cityNameEn, address.provinceNameEn, address.countryNameEn]
  const place = [...new Set(places.filter(Boolean))].join(chinese ? ' ' : ', ')
  return [address.name, address.phone, place, address.postcode ?? '']
}

/** The company that buys; who trades alone is named as the one who receives the goods. */
export const buyerText = ({ buyer, consignee }: SheetFacts, tongues: Tongues) =>
  tongues.lines((t) => (buyer ? buyerLines(buyer, t) : addressLines(consignee, t))).join('\n')

export const consigneeText = ({ consignee }: SheetFacts, tongues: Tongues) =>
  tongues.lines((t) => addressLines(consignee, t)).join('\n')

/** Of which deal it is, and on which terms. */
export function dealPairs(facts: SheetFacts, tongues: Tongues): Named[] {
  const { label } = tongues
  return [
    [label((t) => t('sheet.contract')), facts.contractNo ?? ''],
    [label((t) => t('sheet.order')), `${facts.orderSn} · ${date(facts.orderedAt)}`],
    [label((t) => t('sheet.buyerNumber')), facts.buyerNumber ?? ''],
    [label((t) => t('sheet.quote')), facts.quoteNo ?? ''],
    [label((t) => t('sheet.term')), [tongues.pair(facts.term), facts.place].filter(Boolean).join(' ')],
  ]
}

export function shipmentPairs({ shipment }: SheetFacts, tongues: Tongues): Named[] {
  if (!shipment) return []
  const { label } = tongues
  return [
    [label((t) => t('sheet.shipment')), `#${shipment.number}`],
    [label((t) => t('sheet.carrier')), [tongues.pair(shipment.carrier), shipment.trackingNumber].join(' ')],
    [label((t) => t('sheet.vessel')), shipment.vessel ?? ''],
    [label((t) => t('sheet.bill')), shipment.billNumber ?? ''],
    [label((t) => t('sheet.containers')), shipment.containers.join('\n')],
    [label((t) => t('sheet.loadedOn')), shipment.loadedOn ?? ''],
    [label((t) => t('sheet.etd')), shipment.etd ?? ''],
  ]
}

/** What is paid when. */
export function paymentPairs({ paymentType, parts, currency }: SheetFacts, tongues: Tongues): Named[] {
  const { label, first } = tongues
  const due = parts.map((part) => `${money(first, part.amountMinor, currency)} ${label((t) => dueText(t, part))}`)
  return [[label((t) => t('sheet.payment')), [tongues.pair(paymentType), ...due].filter(Boolean).join('\n')]]
}

export function bankPairs({ bank }: SheetFacts, { label, all }: Tongues): Named[] {
  if (!bank) return []
  const text = all.map((t) => (t.locale === 'zh-CN' ? bank.paperText : bank.paperTextEn))
  return [
    [label((t) => t('sheet.beneficiary')), bank.beneficiary],
    [label((t) => t('sheet.account')), bank.account],
    [label((t) => t('sheet.bank')), [bank.bank, bank.bankAddress, ...text].filter(Boolean).join('\n')],
    [label((t) => t('sheet.swift')), bank.swift],
  ]
}
