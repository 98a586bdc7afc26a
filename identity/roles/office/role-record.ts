import { to } from '#platform/contract/to.ts'
import { permissions, type Permission } from '#platform/contract/permissions.ts'
import { code, record } from '#platform/office/records/record.ts'
import { permissionNames } from './permission-names.ts'

export const roleRecord = record({
  name: 'roles',
  noun: 'customerRole',
  section: 'sales',
  read: 'members.read',
  edit: 'settings.edit',
  texts: 'adminRoles',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    code: { ...code, most: 40, hint: 'adminRoles.codeHint' },
    permissions: { kind: 'choices', of: permissions, named: (name: Permission) => permissionNames[name] },
    menuIds: { kind: 'references', most: 200, all: true, label: 'adminRoles.menu' },
  },
  counts: { members: 'adminRoles.members' },
  leads: { members: (id) => to.office.members({ roleId: id }) },
  uses: ['members'],
  columns: ['name', 'code', 'permissions', 'members'],
})
