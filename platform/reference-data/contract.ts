import * as v from 'valibot'
import { GroupType } from '#platform/contract/enums.ts'
import { get } from '#platform/contract/endpoint.ts'
import { enumSchema, Id, WholeNumber } from '#platform/contract/fields.ts'

const Place = v.object({ id: Id, name: v.string(), nameEn: v.string() })
export const Country = v.object({ ...Place.entries, code: v.string() })
export type Country = v.InferOutput<typeof Country>

/** The lists of choices that forms offer. */
export const DictionaryCode = v.picklist(['PAYMENT_TYPE', 'DELIVERY_TERM'])

const DictionaryEntry = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  /** A delivery term is only complete with its named place. */
  needsPlace: v.boolean(),
  /** It leads to the buyer's own place. */
  toDoor: v.boolean(),
})

export const Group = v.object({ id: Id, name: v.string(), nameEn: v.string() })
export type Group = v.InferOutput<typeof Group>

export const referenceData = {
  countries: get('/customer/gis/countryList', { access: 'open', output: v.array(Country) }),
  provinces: get('/customer/gis/provinceListByCountryId', {
    access: 'open',
    input: v.object({ countryId: Id }),
    output: v.array(Place),
  }),
  cities: get('/customer/gis/cityListByProvinceId', {
    access: 'open',
    input: v.object({ provinceId: Id }),
    output: v.array(Place),
  }),
  dictionary: get('/common/dic/selectByParentCode/{code}', {
    access: 'open',
    input: v.object({ code: DictionaryCode }),
    output: v.array(DictionaryEntry),
  }),
  groups: get('/common/group/getByGroupType/{type}', {
    access: 'open',
    input: v.object({ type: v.pipe(WholeNumber, enumSchema(GroupType)) }),
    output: v.array(Group),
  }),
}
