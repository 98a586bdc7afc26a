import * as v from 'valibot'
import { Id, manyOf } from '#platform/contract/fields.ts'
import { permissions } from '#platform/contract/permissions.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Code, Line, Made, Version } from '#platform/contract/office/fields.ts'

export const RoleRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  permissions: v.array(v.string()),
  menuIds: v.array(Id),
  members: v.number(),
  version: v.number(),
})
export type RoleRow = v.InferOutput<typeof RoleRow>

const details = {
  code: Code(40),
  name: Line(60),
  nameEn: Line(60),
  permissions: v.optional(manyOf(v.picklist(permissions)), () => []),
  menuIds: v.optional(manyOf(Id), () => []),
}

const look = { permission: 'members.read' as const }
const edit = { permission: 'settings.edit' as const }

/** What customers may do and what their menu shows. A change counts with a member's next call. */
export const roles = {
  list: operatorGet('/operator/roles/list', { ...look, output: v.array(RoleRow) }),
  info: operatorGet('/operator/roles/info', { ...look, input: v.object({ id: Id }), output: RoleRow }),
  create: operatorPost('/operator/roles/create', { ...edit, creates: true, input: v.object(details), output: Made }),
  update: operatorPost('/operator/roles/update', {
    ...edit,
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  /** Only what no member has. */
  remove: operatorPost('/operator/roles/remove', { ...edit, input: v.object({ id: Id }), output: Changed }),
}
