import * as v from 'valibot'
import { Website } from './contact-details.ts'
import { EnterpriseType, valuesOf } from '#platform/contract/enums.ts'
import { ChosenId, ChosenMember, enumSchema, Id, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine, RequiredLine } from '#platform/contract/lines.ts'

export const EnterpriseStatus = v.picklist(['unverified', 'pending', 'verified', 'rejected'])
export type EnterpriseStatus = v.InferOutput<typeof EnterpriseStatus>

const Place = v.nullable(v.object({ id: Id, name: v.string(), nameEn: v.string() }))

/** What any member may find by its name. */
export const EnterpriseItem = v.object({
  id: Id,
  name: v.string(),
  enterpriseType: v.nullable(enumSchema(EnterpriseType)),
  status: EnterpriseStatus,
  country: Place,
  province: Place,
  city: Place,
})
export type EnterpriseItem = v.InferOutput<typeof EnterpriseItem>

/** What papers say of the buyer beside name and address. */
const BuyerData = v.object({
  legalName: v.nullable(v.string()),
  legalNameEn: v.nullable(v.string()),
  taxNumber: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  bank: v.nullable(v.string()),
  bankAccount: v.nullable(v.string()),
})

/** The member's own enterprise. */
export const Company = v.object({
  ...EnterpriseItem.entries,
  /** Whether the member keeps it. The licence is for keepers alone. */
  keeper: v.boolean(),
  role: v.string(),
  address: v.nullable(v.string()),
  website: v.nullable(v.string()),
  ...BuyerData.entries,
  licence: v.nullable(v.object({ id: Id, name: v.string(), size: v.number(), url: v.string() })),
})
export type Company = v.InferOutput<typeof Company>

/** What its keeper writes about it. */
export const EnterpriseData = v.object({
  enterpriseName: RequiredLine('members.enterCompany'),
  enterpriseType: ChosenMember(valuesOf(EnterpriseType), 'members.selectType'),
  countryId: ChosenId('members.selectCountry'),
  provinceId: optionalOf(Id),
  cityId: optionalOf(Id),
  address: RequiredLine('members.enterAddress', 200),
  website: Website,
  legalName: OptionalLine(100),
  legalNameEn: OptionalLine(100),
  taxNumber: OptionalLine(40),
  phone: OptionalLine(40),
  bank: OptionalLine(100),
  bankAccount: OptionalLine(60),
  /** An uploaded attachment; nothing takes the present one away. */
  licenceId: optionalOf(Id),
})
export type EnterpriseData = v.InferOutput<typeof EnterpriseData>
