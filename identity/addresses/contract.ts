import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { ChosenId, Id, WholeNumber, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine, RequiredLine, Typed } from '#platform/contract/lines.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

/** 1 marks the one address that is offered first. */
const ReceiveStatus = v.pipe(WholeNumber, v.picklist([0, 1]))

/** Any country's way to write a number; what it means there is checked with the country at hand. */
const Phone = v.pipe(Typed('addresses.enterPhone'), v.regex(/^\+?[0-9][0-9 ()./-]{4,29}$/, 'addresses.phone'))

export const AddressInput = v.object({
  name: RequiredLine('addresses.enterName', 60),
  phone: Phone,
  countryId: ChosenId('addresses.selectCountry'),
  provinceId: optionalOf(Id),
  cityId: optionalOf(Id),
  /** Written out for countries whose places we do not list. */
  province: OptionalLine(60),
  city: OptionalLine(60),
  detailAddress: RequiredLine('addresses.enterDetail', 200),
  postcode: OptionalLine(20),
  receiveStatus: v.optional(ReceiveStatus, 0),
})
export type AddressInput = v.InferOutput<typeof AddressInput>

/** A place as an address shows it; a written one is the same in both languages. */
const placeEntries = {
  countryName: v.string(),
  countryNameEn: v.string(),
  provinceName: v.nullable(v.string()),
  provinceNameEn: v.nullable(v.string()),
  cityName: v.nullable(v.string()),
  cityNameEn: v.nullable(v.string()),
}

/** What an order keeps of an address. */
export const AddressSnapshot = v.object({
  name: v.string(),
  phone: v.string(),
  ...placeEntries,
  detailAddress: v.string(),
  postcode: v.nullable(v.string()),
})
export type AddressSnapshot = v.InferOutput<typeof AddressSnapshot>

export const Address = v.object({
  id: Id,
  ...AddressSnapshot.entries,
  countryId: Id,
  provinceId: v.nullable(Id),
  cityId: v.nullable(Id),
  receiveStatus: v.picklist([0, 1]),
})
export type Address = v.InferOutput<typeof Address>

const One = v.object({ id: Id })

const edits = { access: 'member', permission: 'address.edit' } as const

export const addresses = {
  list: get('/customer/receipAddress/list', { access: 'member', input: Paging, output: pageOf(Address) }),
  listAll: get('/customer/receipAddress/listAll', { access: 'member', output: v.array(Address) }),
  info: get('/customer/receipAddress/info/{id}', { access: 'member', input: One, output: Address }),
  save: post('/customer/receipAddress/save', { ...edits, creates: true, input: AddressInput, output: One }),
  update: post('/customer/receipAddress/update', {
    ...edits,
    input: v.object({ id: Id, ...AddressInput.entries }),
  }),
  updateDefault: post('/customer/receipAddress/updateDefault', {
    ...edits,
    input: v.object({ id: Id, receiveStatus: ReceiveStatus }),
  }),
  delete: post('/customer/receipAddress/delete', { ...edits, input: v.object({ ids: manyOf(Id) }) }),
}
