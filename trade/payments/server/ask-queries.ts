import { OrderStatus } from '#platform/contract/enums.ts'
import { literals } from '#platform/server/database/literals.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ProviderName } from '../providers/provider.ts'

export interface AskedPayment extends Columns<'payment', 'id' | 'number' | 'provider' | 'asks'> {
  provider: ProviderName
}

export const dueToAsk = (db: Db, most: number) =>
  db.many<AskedPayment>(sql`
    select id, number, provider, asks from payment
    where status = 'open' and provider <> 'transfer' and ask_at <= now() order by ask_at limit ${most}`)

export const stopAsking = (db: Db, id: number) => db.run(sql`update payment set ask_at = null where id = ${id}`)

const { notShipped, shipped, completed } = literals(OrderStatus)

/** The provider takes no money after the time to pay, so one answer from after it is the last: a day where the order goes on. */
export const putOffAsking = (db: Db, id: number, seconds: number) =>
  db.run(sql`
    update payment set asks = asks + 1, ask_at = case when pay_until > now() - interval '10 minutes'
        or sales_order.status in (${notShipped}, ${shipped}, ${completed}) and asks < 30
      then now() + make_interval(secs => ${seconds}) end
    from sales_order where sales_order.id = order_id and payment.id = ${id}`)
