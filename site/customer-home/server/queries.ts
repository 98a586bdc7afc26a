import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { keptFor } from '#identity/companies/server/shared-queries.ts'
import type { Aggregation } from '../contract.ts'

const published = sql`join product on product.id = product_id and product.status = 'published'`

/** Counted as the lists count them: what is no longer sold is not shown there either. */
export const countBelongings = (db: Db, memberId: number) =>
  db.first<Pick<Aggregation, 'letters' | 'favourites' | 'history' | 'cart' | 'addresses' | 'savedSearches'>>(sql`
    select (
      select json_build_object('total', count(*), 'unread', count(*) filter (where read_at is null))
      from letter where member_id = member.id) as letters,
      (select count(*) from favourite ${published} where member_id = member.id) as favourites,
      (select count(distinct ((visited_at at time zone 'Asia/Shanghai')::date, product_id))
        from visit ${published} where member_id = member.id and not hidden) as history,
      (select count(*) from cart_item where member_id = member.id) as cart,
      (select count(*) from address where ${keptFor(memberId, sql`address`)}) as addresses,
      (select count(*) from saved_search where member_id = member.id) as "savedSearches"
    from member where member.id = ${memberId}`)
