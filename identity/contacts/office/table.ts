import { recordTable } from '#platform/office/records/server/record-table.ts'
import { optionalPictureJson } from '#platform/server/database/picture.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isHouse } from './queries.ts'
import { contactRecord } from './record.ts'

export const contactTable = recordTable(contactRecord, {
  table: 'contact',
  order: sql`it.id`,
  derived: ({ languages }) => ({ locale: sql`${languages[0]}` }),
  check: async (tx, { id, active }, before): Promise<Record<string, string>> =>
    before && !active && (await isHouse(tx, id)) ? { active: 'adminContacts.houseStays' } : {},
  // A new one that somebody may have been given meanwhile stays, also when its creation is undone.
  removable: sql`not it.active`,
  counts: {
    visitors: sql`(select count(*) from visitor
      where contact_id = it.id and created_at > now() - interval '30 days')`,
    members: sql`(select count(*) from member_contact where contact_id = it.id)`,
    waiting: sql`(select count(*) from conversation where contact_id = it.id and waiting_since is not null)`,
  },
  joins: sql`left join picture on picture.id = it.picture_id`,
  shown: {
    picture: optionalPictureJson,
    house: sql`it.house`,
    operators: sql`coalesce((
      select json_agg(json_build_object('id', id, 'name', operator.name_zh, 'nameEn', operator.name_en) order by id)
      from operator where contact_id = it.id and disabled_at is null), '[]')`,
  },
})
