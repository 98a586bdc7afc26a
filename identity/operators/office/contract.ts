import * as v from 'valibot'
import { Id, manyOf, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { EmailField } from '#identity/auth/identity.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Line, listing, Made, SearchText, sortBy, Since, Version } from '#platform/contract/office/fields.ts'

const Named = { id: Id, name: v.string(), nameEn: v.string() }

export const OperatorRow = v.object({
  id: Id,
  email: v.string(),
  name: v.string(),
  nameEn: v.string(),
  roles: v.array(v.object(Named)),
  locale: v.picklist(['zh-CN', 'en-US']),
  contactId: v.nullable(Id),
  contactName: v.nullable(v.string()),
  contactNameEn: v.nullable(v.string()),
  hasPassword: v.boolean(),
  hasSecondFactor: v.boolean(),
  /** Of people of a shop. */
  shopId: v.nullable(Id),
  shopName: v.nullable(v.string()),
  shopNameEn: v.nullable(v.string()),
  disabledAt: v.nullable(Timestamp),
  seenAt: v.nullable(Timestamp),
  version: v.number(),
})
export type OperatorRow = v.InferOutput<typeof OperatorRow>

const details = {
  email: EmailField,
  name: Line(60),
  nameEn: Line(60),
  roleIds: v.pipe(v.optional(manyOf(Id), []), v.minLength(1, 'adminForm.required'), v.maxLength(20)),
  locale: v.optional(v.picklist(['zh-CN', 'en-US']), 'zh-CN'),
  contactId: optionalOf(Id),
  /** With the role of a seller and no other. */
  shopId: optionalOf(Id),
}
const one = v.object({ id: Id })
/** Of the operator who acts: asked for again where a stolen session could give itself rights. */
const currentPassword = v.optional(v.pipe(v.string(), v.maxLength(128)))

export const operators = {
  list: operatorGet('/operator/operators/list', {
    permission: 'operators.edit',
    input: v.object({
      ...listing,
      search: SearchText,
      roleId: optionalOf(Id),
      shopId: optionalOf(Id),
      state: optionalOf(v.picklist(['active', 'invited', 'disabled'])),
      sort: sortBy(['name', 'email', 'seenAt'], 'name'),
    }),
    output: pageOf(OperatorRow),
  }),
  info: operatorGet('/operator/operators/info', { permission: 'operators.edit', input: one, output: OperatorRow }),
  /** Service contacts that an operator may answer as. */
  contacts: operatorGet('/operator/operators/contacts', {
    permission: 'operators.edit',
    output: v.array(v.object(Named)),
  }),
  /** Roles that there are; `mine` are those that give nothing which the asking operator has not. */
  roles: operatorGet('/operator/operators/roles', {
    permission: 'operators.edit',
    output: v.array(v.object({ ...Named, mine: v.boolean(), seller: v.boolean() })),
  }),
  /** Shops that people can work for. */
  shops: operatorGet('/operator/operators/shops', { permission: 'operators.edit', output: v.array(v.object(Named)) }),
  create: operatorPost('/operator/operators/create', {
    event: 'operatorChanged',
    permission: 'operators.edit',
    input: v.object({ ...details, currentPassword }),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/operators/update', {
    event: 'operatorChanged',
    permission: 'operators.edit',
    input: v.object({ id: Id, version: Version, since: Since, ...details, currentPassword }),
    output: Changed,
  }),
  invite: operatorPost('/operator/operators/invite', {
    event: 'operatorChanged',
    permission: 'operators.edit',
    input: one,
    output: Changed,
  }),
  /** Ends every session of the operator at once. */
  disable: operatorPost('/operator/operators/disable', {
    event: 'operatorChanged',
    permission: 'operators.edit',
    input: one,
    output: Changed,
  }),
  enable: operatorPost('/operator/operators/enable', {
    event: 'operatorChanged',
    permission: 'operators.edit',
    input: one,
    output: Changed,
  }),
  resetSecondFactor: operatorPost('/operator/operators/resetSecondFactor', {
    event: 'operatorChanged',
    permission: 'operators.edit',
    input: v.object({ id: Id, currentPassword }),
    output: Changed,
  }),
}
