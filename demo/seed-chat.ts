import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'

const cannedAnswers = [
  {
    title_zh: '问候',
    title_en: 'Greeting',
    text_zh: '您好，感谢联系聚港。请问您需要哪个牌号、多少吨，交到哪里？',
    text_en:
      'Hello, thank you for contacting PolyHarbor. Which grade do you need, how many tonnes, and delivered where?',
  },
  {
    title_zh: '请提供指标',
    title_en: 'Ask for properties',
    text_zh: '请告诉我熔指、密度和用途，我来为您推荐合适的牌号。',
    text_en: 'Please tell me melt flow rate, density and the application, and I will suggest suitable grades.',
  },
  {
    title_zh: '报价时间',
    title_en: 'When the quote comes',
    text_zh: '已收到，正式报价会在一个工作日内发给您。',
    text_en: 'Received. You get the formal quote within one working day.',
  },
  {
    title_zh: '样品',
    title_en: 'Samples',
    text_zh: '可以安排 25 公斤样品，运费到付。请提供收件地址和电话。',
    text_en: 'We can arrange a 25 kg sample, freight collect. Please send the address and a phone number.',
  },
  {
    title_zh: '物性表',
    title_en: 'Data sheet',
    text_zh: '物性表可以在产品页“资料下载”一栏下载，中英文都有。',
    text_en: 'The data sheet is on the product page under Documents, in Chinese and English.',
  },
]

/** Minutes ago, who, and what was said. */
const talk: [number, 'customer' | 'contact', string][] = [
  [96, 'customer', 'Good morning. We need 25 MT of PP homopolymer for raffia, melt flow around 3.'],
  [93, 'contact', 'Good morning. T30S would fit: 3.0 g/10 min. Is Hamburg the port again?'],
  [91, 'customer', 'Yes, CIF Hamburg, one container in the first half of next month.'],
  [88, 'contact', 'Thank you. I’ll send the quote today and reserve the lot until Friday.'],
]

/** Prepared answers, and a conversation of the first buyer. */
export async function seedChat(db: Db) {
  await insertRows(
    db,
    'canned_answer',
    cannedAnswers.map((answer, index) => ({ position: index + 1, ...answer })),
  )
  const begun = await db.first<{ id: number; contactId: number }>(sql`
    with buyer as (select id from member where email = 'buyer@example.com'),
      helper as (select id from contact where email = 'helen@polyharbor.example'),
      kept as (
        insert into member_contact (member_id, contact_id) select buyer.id, helper.id from buyer, helper
        on conflict (member_id) do update set contact_id = excluded.contact_id returning member_id, contact_id)
    insert into conversation (contact_id, member_id, locale) select contact_id, member_id, 'en-US' from kept
    returning id, contact_id as "contactId"`)
  if (!begun) return
  for (const [minutes, author, text] of talk)
    await db.run(sql`
      insert into chat_message (conversation_id, client_id, author, contact_id, kind, body, created_at, answer_seconds)
      values (${begun.id}, gen_random_uuid(), ${author}, ${author === 'contact' ? begun.contactId : null}, 'text', ${text},
        now() - make_interval(mins => ${minutes}), ${author === 'contact' ? 180 : null})`)
  await db.run(sql`
    update conversation set last_message_id = last.id, last_message_at = last.created_at,
      customer_read_id = last.id, contact_read_id = last.id
    from (select max(id) as id, max(created_at) as created_at from chat_message where conversation_id = ${begun.id}) as last
    where conversation.id = ${begun.id}`)
}
