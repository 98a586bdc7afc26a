import type { NameChoice } from '../shown-name.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

interface Shown {
  nameChoice: NameChoice
  shownName: string | null
}

export interface NewComment {
  lineId: number
  score: number
  content: string | null
}

/** Answers how many of them belong to lines of the order. */
export const insertComments = (db: Db, order: { id: number; memberId: number }, shown: Shown, comments: NewComment[]) =>
  db.run(sql`
    insert into order_comment (line_id, order_id, member_id, score, content, name_choice, shown_name)
    select line.id, ${order.id}, ${order.memberId}, comment.score, comment.content, ${shown.nameChoice}, ${shown.shownName}
    from jsonb_to_recordset(${JSON.stringify(comments)}) as comment ("lineId" integer, score integer, content text)
    join order_line line on line.id = comment."lineId" and line.order_id = ${order.id}`)

/** With the account of the writer. */
export const hideWriter = (db: Db, memberId: number) =>
  db.run(sql`update order_comment set name_choice = 'hidden', shown_name = null where member_id = ${memberId}`)
