import type { AddressInput } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { isLandline, isMobile } from '#platform/contract/patterns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findPlaces, type AddressRow } from './queries.ts'

const homeCode = /^(?:\+|00)86[ -]?/

/** What a courier in that country can dial. */
export function phoneOf(typed: string, countryCode: string): string | undefined {
  if (countryCode === 'CN') {
    const number = typed.replace(homeCode, '').replace(/[ ()./]/g, '')
    return isMobile(number) || isLandline(number) ? number : undefined
  }
  const number = typed.replace(/[^0-9+]/g, '')
  return /^\+?[0-9]{6,15}$/.test(number) ? number : undefined
}

/** The address as it is kept: places that belong together, and a number that can be dialled there. */
export async function checkedAddress(db: Db, input: AddressInput): Promise<AddressRow> {
  const { receiveStatus: _, ...address } = input
  const places = await findPlaces(db, input)
  const fields: Record<string, string> = {}
  if (!places) throw new Refusal('INVALID_INPUT', { fields: { countryId: 'addresses.selectCountry' } })
  if (places.listed && !places.provinceId) fields['provinceId'] = 'addresses.selectProvince'
  if (places.cities && !places.cityId) fields['cityId'] = 'addresses.selectCity'
  if (!places.listed && !address.city) fields['city'] = 'addresses.enterCity'
  const phone = phoneOf(address.phone, places.code)
  if (!phone) fields['phone'] = places.code === 'CN' ? 'addresses.phoneHome' : 'addresses.phone'
  if (!phone || Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
  return {
    ...address,
    phone,
    provinceId: places.provinceId,
    cityId: places.cityId,
    province: places.listed ? null : address.province,
    city: places.cityId ? null : address.city,
  }
}
