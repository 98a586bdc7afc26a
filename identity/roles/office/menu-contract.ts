import * as v from 'valibot'
import { Id, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, Line, Made, Version } from '#platform/contract/office/fields.ts'
import { PlainLine } from '#platform/contract/lines.ts'

const MenuEntry = v.object({
  id: Id,
  /** The heading it stands below. */
  parentId: v.nullable(Id),
  name: v.string(),
  nameEn: v.string(),
  /** A heading has none. */
  url: v.nullable(v.string()),
  position: v.number(),
  version: v.number(),
  /** The roles that see it; a heading is seen by who sees something below it. */
  roleIds: v.array(Id),
})
export type MenuEntry = v.InferOutput<typeof MenuEntry>

const details = {
  name: Line(40),
  nameEn: Line(40),
  parentId: optionalOf(Id),
  url: v.pipe(PlainLine(200), v.regex(/^(?:\/(?![/\\])[\w\-./?=&%]*)?$/, 'adminRoles.ownAddress')),
  roleIds: v.optional(manyOf(Id), () => []),
}

const look = { permission: 'members.read' as const }
const edit = { permission: 'settings.edit' as const }

/** What signed-in customers see at the side: headings, and links below them. A change counts with the next call. */
export const menu = {
  /** Each heading followed by what stands below it. */
  list: operatorGet('/operator/menu/list', { ...look, output: v.array(MenuEntry) }),
  info: operatorGet('/operator/menu/info', { ...look, input: v.object({ id: Id }), output: MenuEntry }),
  create: operatorPost('/operator/menu/create', { ...edit, creates: true, input: v.object(details), output: Made }),
  update: operatorPost('/operator/menu/update', {
    ...edit,
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  /** A heading only with nothing below it. */
  remove: operatorPost('/operator/menu/remove', { ...edit, input: Chosen, output: Changed }),
  /** Changes places with its neighbour above or below. */
  move: operatorPost('/operator/menu/move', {
    ...edit,
    input: v.object({ id: Id, direction: v.picklist(['up', 'down']) }),
    output: Changed,
  }),
}
