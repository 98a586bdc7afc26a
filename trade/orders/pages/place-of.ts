import type { AddressSnapshot } from '#identity/addresses/contract.ts'
import type { Locale } from '#platform/texts/messages.ts'

type City = Pick<AddressSnapshot, 'cityName' | 'cityNameEn'>

/** The city of an address, as lanes and delivery terms name it. */
export const placeOf = ({ cityName, cityNameEn }: City, locale: Locale): string =>
  (locale === 'zh-CN' ? cityName?.replace(/(?<=..)市$/, '') : cityNameEn) ?? ''
