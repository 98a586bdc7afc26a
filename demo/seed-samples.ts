import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const day = 24 * 3_600_000
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString()

interface DemoSample {
  /** Of whose first line the goods are. */
  orderSn: string
  application: string
  daysAgo: number
  state: 'requested' | 'sent' | 'tried'
  priceMinor: number | null
}

const samples: readonly DemoSample[] = [
  {
    orderSn: 'PHDEMO-000004',
    application: 'Injection-moulded closures, 1.2 mm wall, food contact',
    daysAgo: 60,
    state: 'tried',
    priceMinor: null,
  },
  {
    orderSn: 'PHDEMO-000003',
    application: 'Housings for small appliances, matt surface',
    daysAgo: 6,
    state: 'sent',
    priceMinor: 20_000,
  },
  {
    orderSn: 'PHDEMO-000002',
    application: 'Thin-wall cups, cycle below 5 s',
    daysAgo: 1,
    state: 'requested',
    priceMinor: 20_000,
  },
]

/** One that fits and became an order, one on its way, one that waits at the desk. */
export async function seedSamples(db: Db) {
  await db.run(sql`update house set samples_per_month = 20`)
  for (const sample of samples) await insertSample(db, sample)
}

async function insertSample(db: Db, { orderSn, application, daysAgo, state, priceMinor }: DemoSample) {
  const left = state !== 'requested'
  await db.run(sql`
    with goods as (
      select sales_order.id as order_id, member_id, enterprise_id, sales_order.shop_id, product_id, order_line.product,
        sales_order.currency, sales_order.address from order_line join sales_order on sales_order.id = order_id
      where order_sn = ${orderSn} order by position limit 1),
    priced as (update product set sample_price = ${priceMinor} from goods where product.id = goods.product_id),
    made as (
      insert into sample (member_id, enterprise_id, shop_id, product_id, product, kilograms, application, address, price,
        currency, status, requested_at, carrier_id, carrier_zh, carrier_en, tracking_number, sent_at, settled, result,
        result_note, order_id)
      select member_id, enterprise_id, shop_id, product_id, product, 5, ${application}, address, ${priceMinor}::bigint,
        case when ${priceMinor}::bigint is not null then goods.currency end, ${state}, ${at(daysAgo)},
        carrier.id, carrier.name_zh, carrier.name_en, case when ${left} then 'SF1029384756' end,
        case when ${left} then ${at(daysAgo - 2)}::timestamptz end,
        case when ${left} and ${priceMinor}::bigint is not null then 'nextOrder' end,
        case when ${state === 'tried'} then 'fits' end,
        case when ${state === 'tried'} then 'Fills well at 215 °C, no warpage.' end,
        case when ${state === 'tried'} then goods.order_id end
      from goods left join (select * from carrier order by position limit 1) carrier on ${left} returning id, member_id)
    insert into sample_history (sample_id, event, from_status, to_status, actor, actor_id, at)
    select id, event, from_status, to_status, actor, case actor when 'member' then member_id else (
      select min(operator.id) from operator) end, at::timestamptz
    from made, jsonb_to_recordset(${JSON.stringify(historyOf(state, daysAgo))}) as step (event text, from_status text,
      to_status text, actor text, at text)`)
}

function historyOf(state: DemoSample['state'], daysAgo: number) {
  const steps = [
    { event: 'request', from_status: null, to_status: 'requested', actor: 'member', at: at(daysAgo) },
    { event: 'approve', from_status: 'requested', to_status: 'approved', actor: 'operator', at: at(daysAgo - 1) },
    { event: 'send', from_status: 'approved', to_status: 'sent', actor: 'operator', at: at(daysAgo - 2) },
    { event: 'report', from_status: 'sent', to_status: 'tried', actor: 'member', at: at(daysAgo - 9) },
    { event: 'order', from_status: 'tried', to_status: 'tried', actor: 'member', at: at(daysAgo - 10) },
  ]
  return steps.slice(0, { requested: 1, sent: 3, tried: 5 }[state])
}
