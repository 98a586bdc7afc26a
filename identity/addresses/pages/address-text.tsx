import type { AddressSnapshot } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { useLocale } from '#platform/web/i18n.tsx'

/** The way it is written on a parcel: in Chinese from the large to the small, otherwise from the small to the large. */
export function addressLine(address: AddressSnapshot, locale: Locale): string {
  const { detailAddress, postcode } = address
  if (locale === 'zh-CN') {
    const { countryName, provinceName, cityName } = address
    // A municipality is its own province.
    const places = [countryName, provinceName, cityName === provinceName ? null : cityName]
    return [places.filter(Boolean).join(' '), detailAddress, postcode].filter(Boolean).join(' ')
  }
  const { countryNameEn, provinceNameEn, cityNameEn } = address
  const city = [postcode, cityNameEn].filter(Boolean).join(' ')
  const province = provinceNameEn === cityNameEn ? null : provinceNameEn
  return [detailAddress, city, province, countryNameEn].filter(Boolean).join(', ')
}

/** Who gets it, and where. */
export function AddressText({ address }: { address: AddressSnapshot }) {
  const locale = useLocale()
  return (
    <>
      <strong>{address.name}</strong> <span className="muted">{address.phone}</span>
      <br />
      {addressLine(address, locale)}
    </>
  )
}
