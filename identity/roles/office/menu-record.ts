import * as v from 'valibot'
import { PlainLine } from '#platform/contract/lines.ts'
import { record } from '#platform/office/records/record.ts'

/** A page of this site; a heading has none. */
const OwnAddress = v.pipe(
  PlainLine(200),
  v.regex(/^(?:\/(?![/\\])[\w\-./?=&%]*)?$/, 'adminMenu.ownAddress'),
  v.transform((text) => text || null),
)

export const menuRecord = record({
  name: 'menu',
  noun: 'menuItem',
  section: 'sales',
  read: 'members.read',
  edit: 'settings.edit',
  texts: 'adminMenu',
  about: 'adminMenu.text',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 40, need: 'both' },
    /** The heading it stands below. */
    parentId: {
      kind: 'reference',
      need: false,
      label: 'adminMenu.below',
      none: 'adminMenu.topLevel',
      other: true,
    },
    url: { kind: 'line', most: 200, schema: OwnAddress, label: 'adminMenu.address', hint: 'adminMenu.addressHint' },
    /** The roles that see it; a heading is seen by who sees something below it. */
    roleIds: { kind: 'references', most: 200, all: true, label: 'adminMenu.seenBy', hint: 'adminMenu.seenByHint' },
  },
  shown: { position: v.number() },
  columns: ['name', 'url', 'roleIds', 'order'],
  headers: { order: 'adminMenu.order', roleIds: 'adminMenu.roles' },
})
