// Numbers are the wire's, names are ours. The order of members is the order in which they are shown.

export const Grade = {
  prime: 0,
  offGrade: 1,
  modified: 4,
  recycled: 2,
  crushed: 3,
  additive: 7,
  masterbatch: 6,
} as const
export type Grade = Member<typeof Grade>
/** Grades a visitor may choose; the others are only shown. */
export const selectableGrades = [Grade.prime, Grade.offGrade, Grade.modified, Grade.recycled] as const

export const FieldType = { blendingAgent: 0, rawMaterial: 1, additive: 3 } as const
export type FieldType = Member<typeof FieldType>

export const OrderStatus = { unpaid: 0, notShipped: 1, shipped: 2, completed: 3, cancelled: 4, closed: 5 } as const
export type OrderStatus = Member<typeof OrderStatus>

export const ReturnStatus = { pending: 0, returning: 1, completed: 2, rejected: 3 } as const
export type ReturnStatus = Member<typeof ReturnStatus>

export const PayType = { unpaid: 0, alipay: 1, wechat: 2 } as const
export type PayType = Member<typeof PayType>

/** We write 1 for paid; `payStatusOf` reads every other number as paid too. */
export const PayStatus = { unpaid: 0, paid: 1, refunded: 4 } as const
export type PayStatus = Member<typeof PayStatus>
export const payStatusOf = (wire: number): PayStatus =>
  wire === PayStatus.unpaid || wire === PayStatus.refunded ? wire : PayStatus.paid

/** We write 1 for shipped; `deliveryStatusOf` reads every other number as shipped too. */
export const DeliveryStatus = { notShipped: 0, shipped: 1 } as const
export type DeliveryStatus = Member<typeof DeliveryStatus>
export const deliveryStatusOf = (wire: number): DeliveryStatus =>
  wire === DeliveryStatus.notShipped ? wire : DeliveryStatus.shipped

export const OrderType = { normal: 0, flashSale: 1 } as const
export type OrderType = Member<typeof OrderType>

export const OrderSource = { pc: 0, app: 1 } as const
export type OrderSource = Member<typeof OrderSource>

export const CouponType = { wholeStore: 0, member: 1, shopping: 2, registration: 3 } as const
export type CouponType = Member<typeof CouponType>

export const CouponUse = { all: 0, category: 1, product: 2 } as const
export type CouponUse = Member<typeof CouponUse>

export const CouponGet = { claimed: 1, given: 0 } as const
export type CouponGet = Member<typeof CouponGet>

export const Platform = { all: 0, mobile: 1, pc: 2 } as const
export type Platform = Member<typeof Platform>

export const VisitPlatform = { desktop: 0, mobile: 1 } as const
export type VisitPlatform = Member<typeof VisitPlatform>
export const visitPlatformOf = (path: string): VisitPlatform =>
  path.startsWith('/mobile/') ? VisitPlatform.mobile : VisitPlatform.desktop

/** What a shop is. */
export const ShopType = {
  petrochemical: 0,
  modified: 1,
  recycled: 2,
  wasteSource: 3,
  additive: 4,
  trader: 5,
  mold: 6,
  machinery: 7,
  productFactory: 8,
  research: 9,
  testing: 10,
  logistics: 11,
  media: 12,
  finance: 13,
  other: 14,
} as const
export type ShopType = Member<typeof ShopType>

/** What a member's company is. */
export const EnterpriseType = {
  overseasPlant: 0,
  domesticPetrochemical: 1,
  domesticModification: 2,
  trading: 3,
  semiFinished: 4,
  endUser: 5,
  researchEducation: 6,
  supplyChain: 7,
  investment: 8,
  other: 14,
} as const
export type EnterpriseType = Member<typeof EnterpriseType>

export const Vip = { ordinary: 0, vip: 1, trial: 2, overdue: 3 } as const
export type Vip = Member<typeof Vip>

export const GroupType = {
  formula: 0,
  selection: 1,
  questions: 2,
  lecture: 3,
  news: 4,
  label: 5,
  material: 6,
  link: 7,
  directory: 8,
  rawMaterial: 9,
  brand: 10,
  enterprise: 11,
  blender: 12,
  testIndex: 13,
  attachment: 14,
  case: 15,
} as const
export type GroupType = Member<typeof GroupType>

export const AttributeSelection = { unique: 0, single: 1, multiple: 2 } as const
export type AttributeSelection = Member<typeof AttributeSelection>

export const AttributeInput = { manual: 0, list: 1 } as const
export type AttributeInput = Member<typeof AttributeInput>

export const AttributeFilter = { normal: 0, colour: 1 } as const
export type AttributeFilter = Member<typeof AttributeFilter>

export const AttributeSearch = { none: 0, keyword: 1, range: 2 } as const
export type AttributeSearch = Member<typeof AttributeSearch>

export const Service = { freeReturns: 0, fastRefund: 1, freeShipping: 2 } as const
export type Service = Member<typeof Service>

/** Kinds of page in the specification's own names. */
export const PageFile = {
  productDetail: 0,
  productSearch: 1,
  productSelfSupport: 2,
  index: 3,
  shopList: 4,
  shopHome: 5,
  shopInfo: 6,
  newList: 7,
  newDetail: 8,
  inquiry: 9,
} as const
export type PageFile = Member<typeof PageFile>

export const enums = {
  Grade,
  FieldType,
  OrderStatus,
  ReturnStatus,
  PayType,
  PayStatus,
  DeliveryStatus,
  OrderType,
  OrderSource,
  CouponType,
  CouponUse,
  CouponGet,
  Platform,
  VisitPlatform,
  ShopType,
  EnterpriseType,
  Vip,
  GroupType,
  AttributeSelection,
  AttributeInput,
  AttributeFilter,
  AttributeSearch,
  Service,
  PageFile,
} as const

export type WireEnum = Readonly<Record<string, number>>
type Member<E extends WireEnum> = E[keyof E]
export type EnumName = keyof typeof enums

/** Their labels travel with every page; the others with the pages of members. */
export type EnumOnEveryPage = 'Grade' | 'FieldType' | 'ShopType'

/** `Grade_prime`, `OrderStatus_unpaid`, …: one label per member of every enumeration. */
export type LabelName<Names extends EnumName> = {
  [Name in Names]: `${Name}_${keyof (typeof enums)[Name] & string}`
}[Names]

/** The members' numbers in the order in which they are shown. */
export const valuesOf = <const E extends WireEnum>(members: E): Member<E>[] => Object.values(members) as Member<E>[]

/** The member's name, or undefined for a number we do not know. */
export const nameOf = <const E extends WireEnum>(members: E, value: number): (keyof E & string) | undefined => {
  for (const name in members) if (members[name] === value) return name
  return undefined
}
