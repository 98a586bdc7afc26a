import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { to } from './to.ts'
import { type SpecEnum, specTest } from '#testing/spec-lists.ts'
import {
  deliveryStatusOf,
  DeliveryStatus,
  type EnumName,
  enums,
  Grade,
  nameOf,
  OrderStatus,
  PageFile,
  payStatusOf,
  PayStatus,
  selectableGrades,
  valuesOf,
  VisitPlatform,
  visitPlatformOf,
} from './enums.ts'
import { enumSchema } from './fields.ts'

const ours: Record<string, EnumName> = {
  productGrade: 'Grade',
  productFieldType: 'FieldType',
  orderStatus: 'OrderStatus',
  returnApplyStatus: 'ReturnStatus',
  payType: 'PayType',
  payStatus: 'PayStatus',
  orderType: 'OrderType',
  orderSource: 'OrderSource',
  deliveryStatus: 'DeliveryStatus',
  couponType: 'CouponType',
  couponUse: 'CouponUse',
  couponGet: 'CouponGet',
  platform: 'Platform',
  visitPlatformType: 'VisitPlatform',
  shopEnterpriseType: 'ShopType',
  enterpriseType: 'EnterpriseType',
  vip: 'Vip',
  groupType: 'GroupType',
  attributeSelectionType: 'AttributeSelection',
  attributeInputType: 'AttributeInput',
  attributeFilterType: 'AttributeFilter',
  attributeSearchType: 'AttributeSearch',
  service: 'Service',
  pageFileType: 'PageFile',
}

const isNumber = (key: string) => /^\d+$/.test(key)
const numbersOf = (list: SpecEnum) => Object.keys(list).filter(isNumber).map(Number)
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

describe('the specification', () => {
  specTest('has no enumeration that we lack, and we none that it lacks', ({ enums: lists }) => {
    // Mail providers are domains, not numbers: mail-providers.test.ts.
    expect(
      Object.keys(lists)
        .filter((name) => name !== 'mailProvider')
        .toSorted(),
    ).toEqual(Object.keys(ours).toSorted())
    expect(Object.values(ours).toSorted()).toEqual(Object.keys(enums).toSorted())
  })

  specTest('has the same numbers in every enumeration', ({ enums: { pageFileType, ...lists } }) => {
    expect(PageFile).toEqual(pageFileType)
    for (const [name, list] of Object.entries(lists)) {
      const enumeration = ours[name]
      if (enumeration === undefined) continue
      // '*' stands for every other number; we write it as 1.
      const numbers = '*' in list ? [...numbersOf(list), 1] : numbersOf(list)
      expect(sorted(valuesOf(enums[enumeration])), name).toEqual(sorted(numbers))
    }
  })

  specTest('has no list or rule beside the numbers that we do not know', ({ enums: lists }) => {
    const beside = Object.entries(lists).flatMap(([name, list]) =>
      name === 'pageFileType'
        ? []
        : Object.keys(list)
            .filter((key) => !isNumber(key))
            .map((key) => `${name} ${key}`),
    )
    expect(beside).toEqual([
      'productGrade selectable',
      'productGrade order',
      'productGrade otherReading',
      'payStatus *',
      'deliveryStatus *',
    ])
  })

  specTest('shows and offers grades in our order', ({ enums: { productGrade } }) => {
    expect(productGrade).toMatchObject({ order: valuesOf(Grade), selectable: selectableGrades })
  })
})

test('no two members of an enumeration share a number', () => {
  for (const [name, members] of Object.entries(enums))
    expect(new Set(valuesOf(members)).size, name).toBe(Object.keys(members).length)
})

test('a schema takes the numbers of its enumeration and nothing else', () => {
  const schema = enumSchema(OrderStatus)
  expectTypeOf<v.InferOutput<typeof schema>>().toEqualTypeOf<OrderStatus>()
  for (const value of [0, 1, 2, 3, 4, 5]) expect(v.is(schema, value)).toBe(true)
  for (const value of [6, -1, 0.5, '0', 'unpaid', null, NaN]) expect(v.is(schema, value)).toBe(false)
  expect(v.safeParse(enumSchema(Grade, 'errors.invalid'), 5).issues?.[0].message).toBe('errors.invalid')
})

test('a number has a name only where it is a member', () => {
  expect(nameOf(Grade, 4)).toBe('modified')
  expect(nameOf(Grade, 5)).toBeUndefined()
})

test('every other pay status is paid, every other delivery status is shipped', () => {
  expect([0, 1, 2, 3, 4, 99].map(payStatusOf)).toEqual([0, 1, 1, 1, PayStatus.refunded, PayStatus.paid])
  expect([0, 1, 2, -1].map(deliveryStatusOf)).toEqual([0, 1, 1, DeliveryStatus.shipped])
})

test('a visit is mobile by its path', () => {
  expect(visitPlatformOf(to.mobileProduct.path)).toBe(VisitPlatform.mobile)
  expect(['/', '/mobile', '/product/mobile/'].map(visitPlatformOf)).toEqual([0, 0, 0])
})
