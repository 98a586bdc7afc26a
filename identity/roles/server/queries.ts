import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export type MenuRow = Columns<'menu_item', 'id' | 'parentId' | 'nameEn' | 'url', { name: 'nameZh' }>

/** Headings come with what stands below them. */
export const searchMenuOf = (db: Db, memberId: number) =>
  db.many<MenuRow>(sql`
    with seen as (
      select menu_item.* from menu_item join role_menu_item on menu_item_id = menu_item.id join member using (role_id)
      where member.id = ${memberId})
    select id, parent_id as "parentId", name_zh as name, name_en as "nameEn", url
    from (select * from seen union select * from menu_item where id in (select parent_id from seen)) as shown
    order by position, id`)
