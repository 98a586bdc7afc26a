import * as v from 'valibot'
import { operatorPermissions, type GrantedPermission } from '#platform/contract/office/permissions.ts'
import { to } from '#platform/contract/to.ts'
import { code, record } from '#platform/office/records/record.ts'
import { permissionNames } from './permission-names.ts'

/** Roles of operators. Those that came with the site are shown; others are made by ticking what they allow. */
export const operatorRoleRecord = record({
  name: 'operatorRoles',
  noun: 'operatorRole',
  section: 'system',
  read: 'roles.edit',
  edit: 'roles.edit',
  texts: 'adminOperatorRoles',
  about: 'adminOperatorRoles.text',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    code: { ...code, most: 40 },
    permissions: {
      kind: 'choices',
      of: operatorPermissions,
      named: (name: GrantedPermission) => permissionNames[name],
      least: 1,
      message: 'adminForm.required',
      hint: 'adminOperatorRoles.permissionsHint',
    },
  },
  shown: { builtIn: v.boolean() },
  headers: { builtIn: 'adminOperatorRoles.builtIn' },
  counts: { operators: 'adminOperatorRoles.operators' },
  leads: { operators: (id) => to.office.operators({ roleId: id }) },
  uses: ['operators'],
  columns: ['name', 'code', 'permissions', 'operators', 'builtIn'],
})
