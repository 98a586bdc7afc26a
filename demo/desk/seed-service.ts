import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { newsletters, readers } from './newsletters.ts'

/** Newsletters with their readers, and letters to many members: sent ones and drafts. */
export async function seedService(db: Db) {
  await insertRows(
    db,
    'subscriber',
    readers.map(([name, locale]) => ({ email: `${name}@example.com`, locale, confirmed_at: daysAgo(60) })),
  )
  await db.run(sql`
    insert into subscription (subscriber_id, category_id, since)
    select subscriber.id, category.id, confirmed_at from subscriber, category
    where category.code = 'polyolefins' or category.code = 'engineering' and subscriber.id % 2 = 0`)
  for (const { catalogue, sentDaysAgo, ...content } of newsletters) {
    const draft = { key: randomUUID(), content: JSON.stringify({ ...content, path: null }) }
    const sentAt = sentDaysAgo === undefined ? null : daysAgo(sentDaysAgo)
    const sent = sentAt
      ? await db.first<{ id: number }>(sql`
          insert into newsletter (key, category_id, content, created_at, finished_at, addressed, followed, unsubscribed)
          select ${draft.key}, id, ${draft.content}::jsonb, ${sentAt}, ${sentAt}::timestamptz + interval '2 minutes',
            (select count(*) from subscription where category_id = category.id), 3, 0
          from category where code = ${catalogue} returning id`)
      : undefined
    await db.run(sql`
      insert into newsletter_draft (key, category_id, content, newsletter_id, updated_at)
      select ${draft.key}, id, ${draft.content}::jsonb, ${sent?.id ?? null}, ${sentAt ?? daysAgo(1)}
      from category where code = ${catalogue}`)
    if (sent)
      await db.run(sql`
        with counted as (
          insert into mailing (name, delivered) select 'newsletter ' || id, addressed from newsletter where id = ${sent.id})
        insert into newsletter_mail (newsletter_id, subscriber_id)
        select newsletter.id, subscriber_id from newsletter join subscription using (category_id)
        where newsletter.id = ${sent.id}`)
  }
  await seedBroadcasts(db)
}

async function seedBroadcasts(db: Db) {
  const subject = ['仓库盘点通知', 'Stocktaking at the warehouse']
  const body = [
    '仓库本周六盘点，当天不发货，周一起恢复发货。询价照常回复。',
    'The warehouse takes stock this Saturday and ships nothing that day. Shipping resumes on Monday; enquiries are answered as usual.',
  ]
  await db.run(sql`
    with told as (
      insert into broadcast (audience, locale, subject_zh, subject_en, body_zh, body_en, sent_at, finished_at, updated_at)
      values ('all', 'zh-CN', ${subject[0]}, ${subject[1]}, ${body[0]}, ${body[1]}, ${daysAgo(12)}, ${daysAgo(12)},
        ${daysAgo(12)}) returning id),
    letters as (
      insert into letter (member_id, kind, subject, content, received_at, read_at, broadcast_id)
      select member.id, 'notice', ${subject[0]}, ${body[0]}, ${daysAgo(12)}, ${daysAgo(11)}, told.id
      from member, told where email = 'buyer2@example.com')
    insert into broadcast_letter (broadcast_id, member_id)
    select told.id, member.id from told, member where email = 'buyer2@example.com'`)
  await db.run(sql`
    insert into broadcast (audience, role_id, subject_zh, subject_en, body_zh, body_en)
    select 'role', id, '新增：按批次询价', 'New: ask for a single lot',
      '现在可以对某一批次单独询价，批次质检报告随报价附上。',
      'You can now ask for one lot by its number; its test report comes with the quote.'
    from role where code = 'buyer'`)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
