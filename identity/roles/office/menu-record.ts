import * as v from 'valibot'
import { PlainLine } from '#platform/contract/lines.ts'
import { to } from '#platform/contract/to.ts'
import { record } from '#platform/office/records/record.ts'

/** A page of this site; a heading has none. */
const OwnAddress = v.pipe(
  PlainLine(200),
  v.regex(/^(?:\/(?![/\\])[\w\-./?=&%]*)?$/, 'adminRoles.ownAddress'),
  v.transform((text) => text || null),
)

export const menuRecord = record({
  name: 'menu',
  at: to.office.menu,
  noun: 'menuItem',
  read: 'members.read',
  edit: 'settings.edit',
  texts: { title: 'adminRoles.menuTitle', add: 'adminRoles.addItem', edit: 'adminRoles.menuItemTitle' },
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 40, need: 'both' },
    /** The heading it stands below. */
    parentId: {
      kind: 'reference',
      need: false,
      label: 'adminRoles.below',
      none: 'adminRoles.topLevel',
      other: true,
    },
    url: { kind: 'line', most: 200, schema: OwnAddress, label: 'adminRoles.address', hint: 'adminRoles.addressHint' },
    /** The roles that see it; a heading is seen by who sees something below it. */
    roleIds: { kind: 'references', most: 200, all: true, label: 'adminRoles.seenBy', hint: 'adminRoles.seenByHint' },
  },
  shown: { position: v.number() },
  columns: ['name', 'url', 'roleIds'],
})
