import type { Translator } from '#platform/texts/messages.ts'

/** A company as the buyer of a paper. */
export interface PaperBuyer {
  name: string
  legalName: string | null
  legalNameEn: string | null
  taxNumber: string | null
  address: string | null
  phone: string | null
  bank: string | null
  bankAccount: string | null
  country: string | null
  countryEn: string | null
  city: string | null
  cityEn: string | null
}

/** The lines of the buyer, in the language of the paper; what is not known is left out. */
export function buyerLines(buyer: PaperBuyer | undefined, t: Translator): string[] {
  if (!buyer) return []
  const chinese = t.locale === 'zh-CN'
  const name = (chinese ? buyer.legalName : buyer.legalNameEn) ?? buyer.name
  const places = chinese ? [buyer.country, buyer.city, buyer.address] : [buyer.address, buyer.cityEn, buyer.countryEn]
  const bank = [buyer.bank, buyer.bankAccount].filter(Boolean).join(' ')
  return [
    name,
    places.filter(Boolean).join(chinese ? ' ' : ', '),
    buyer.taxNumber ? t('companyMail.taxNumber', { number: buyer.taxNumber }) : '',
    buyer.phone ?? '',
    bank,
  ].filter(Boolean)
}
