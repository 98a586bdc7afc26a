import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Something was to be shown, or taken down, since the last look: kept pages are made anew. */
export const publishDue = (db: Db) =>
  db.run(sql`
    with told as (
      update content_due set told_until = now()
      where exists (
        select from (
          select published_at as at from news union all select published_at from case_study
          union all select published_at from exhibition union all select published_at from article
          union all select published_at from banner union all select ends_at from banner
        ) as due where due.at > told_until and due.at <= now())
      returning told_until)
    select pg_notify('content', 'due') from told`)
