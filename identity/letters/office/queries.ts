import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { OperatorChoice } from './contract.ts'

export const searchChoices = (db: Db, operatorId: number) =>
  db.many<OperatorChoice>(sql`
    select topic, page, mail from operator_notice_choice where operator_id = ${operatorId}`)

export const saveChoices = (db: Db, operatorId: number, choices: OperatorChoice[]) =>
  db.run(sql`
    insert into operator_notice_choice (operator_id, topic, page, mail)
    select distinct on (topic) ${operatorId}::int, topic, page, mail
    from jsonb_to_recordset(${JSON.stringify(choices)}) as choice (topic text, page boolean, mail boolean)
    on conflict (operator_id, topic) do update set page = excluded.page, mail = excluded.mail`)
