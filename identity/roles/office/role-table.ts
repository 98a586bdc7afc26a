import { recordTable } from '#platform/office/records/server/record-table.ts'
import { sql } from '#platform/server/database/sql.ts'
import { menuChoices } from '../server/menu-queries.ts'
import { dropMenuOf, setMenuOf } from '../server/role-queries.ts'
import { roleRecord } from './role-record.ts'

/** Registration gives it to everybody. */
const kept = 'buyer'

export const roleTable = recordTable(roleRecord, {
  table: 'role',
  order: sql`it.id`,
  unique: [{ fields: ['code'] }],
  reads: {
    name: sql`coalesce(nullif(it.name_zh, ''), it.code)`,
    nameEn: sql`coalesce(nullif(it.name_en, ''), it.code)`,
    menuIds: sql`array(select menu_item_id from role_menu_item join menu_item on menu_item.id = menu_item_id
      where role_id = it.id and url is not null order by 1)`,
  },
  choices: { menuIds: menuChoices },
  counts: { members: sql`(select count(*) from member where role_id = it.id)` },
  ready: (values) => ({ ...values, menuIds: [...new Set(values.menuIds)].toSorted((a, b) => a - b) }),
  check: async (_, { code }, before): Promise<Record<string, string>> =>
    before?.code === kept && code !== kept ? { code: 'adminRoles.keepCode' } : {},
  onSaved: (tx, id, { menuIds }) => setMenuOf(tx, id, menuIds),
  onRemove: dropMenuOf,
  removable: sql`it.code <> ${kept}`,
})
