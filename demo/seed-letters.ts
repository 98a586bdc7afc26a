import type { NoticeFacts, NoticeName } from '#identity/letters/server/notice-kinds.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { literals } from '#platform/server/database/literals.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deliveryText } from '#trade/orders/delivery-text.ts'

const { shipped } = literals(OrderStatus)

interface Sent<Name extends NoticeName> {
  memberId: number
  at: string
  facts: NoticeFacts<Name>
}

/** What the demo buyers were notified of so far, as the site itself notifies them; what is older than four days is read. */
export async function seedLetters(db: Db) {
  await write(db, 'enquiry.answer', await answers(db))
  await write(db, 'quote.send', await quotes(db))
  await write(db, 'order.ship', await shipments(db))
}

async function write<Name extends NoticeName>(db: Db, kind: Name, letters: readonly Sent<Name>[]) {
  for (const { memberId, at, facts } of letters)
    await db.run(sql`
      insert into letter (member_id, kind, facts, received_at, read_at)
      values (${memberId}, ${kind}, ${JSON.stringify(facts)}, ${at},
        case when ${at}::timestamptz < now() - interval '4 days' then ${at}::timestamptz + interval '3 hours' end)`)
}

const answers = (db: Db) =>
  db.many<Sent<'enquiry.answer'>>(sql`
    select enquiry.member_id as "memberId", enquiry_message.created_at as at,
      json_build_object('about', enquiry.id, 'enquiryNo', enquiry_no, 'words', body) as facts
    from enquiry_message join enquiry on enquiry.id = enquiry_id
    where author = 'contact' and enquiry.member_id is not null order by enquiry_message.id`)

interface SentQuote extends Sent<'quote.send'> {
  term: Parameters<typeof deliveryText>[0]
  place: string | null
}

async function quotes(db: Db): Promise<Sent<'quote.send'>[]> {
  const sent = await db.many<SentQuote>(sql`
    select enquiry.member_id as "memberId", quote.created_at as at, quote.delivery_place as place,
      json_build_object('code', term.code, 'name', term.name_zh, 'nameEn', term.name_en) as term,
      json_build_object('about', quote.id, 'quoteNo', quote_no, 'total', json_build_object('minor', total, 'currency', currency),
        'until', json_build_object('day', valid_until)) as facts
    from quote join enquiry on enquiry.id = enquiry_id join delivery_term as term on term.code = quote.delivery_term
    where enquiry.member_id is not null and quote.version = 1 order by quote.id`)
  return sent.map(({ term, place, facts, ...letter }) => {
    const terms = { zh: deliveryText(term, place, 'zh-CN'), en: deliveryText(term, place, 'en-US') }
    return { ...letter, facts: { ...facts, terms } }
  })
}

const shipments = (db: Db) =>
  db.many<Sent<'order.ship'>>(sql`
    select member_id as "memberId", shipped_at as at, json_build_object('about', sales_order.id, 'orderSn', order_sn,
      'carrier', carrier, 'number', tracking_number) as facts
    from sales_order where status = ${shipped} and shipped_at is not null order by id`)
