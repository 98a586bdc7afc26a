import type { NewsletterDraft } from '../newsletter-draft.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export type NewsletterContent = Omit<NewsletterDraft, 'key' | 'productCatalog'>

export interface Newsletter extends Columns<'newsletter', 'id' | 'categoryId'> {
  content: NewsletterContent
}

/** The newsletter of this key: new, or the one that was sent with it before. */
export const insertNewsletter = async (db: Db, { key, productCatalog, ...content }: NewsletterDraft) => {
  await db.run(sql`
    insert into newsletter (key, category_id, content)
    select ${key}, id, ${JSON.stringify(content)} from category where id = ${productCatalog} and parent_id is null
    on conflict (key) do nothing`)
  return db.first<Newsletter & { same: boolean }>(sql`
    select id, category_id as "categoryId", content,
      category_id = ${productCatalog} and content = ${JSON.stringify(content)}::jsonb as same
    from newsletter where key = ${key}`)
}

export const searchUnfinished = (db: Db) =>
  db.many<Newsletter>(sql`
    select id, category_id as "categoryId", content from newsletter where finished_at is null order by id`)

/** How the outbox calls the mails of a newsletter. */
export const mailingOf = (id: number) => `newsletter ${id}`

/** From the first mail on they are counted. */
export const beginMailing = (db: Db, id: number) =>
  db.run(sql`insert into mailing (name) values (${mailingOf(id)}) on conflict do nothing`)

/** Somebody has left by it what it belongs to. */
export const countLeft = (db: Db, id: number, categoryIds: number[] | undefined) =>
  db.run(sql`
    update newsletter set unsubscribed = unsubscribed + 1
    where id = ${id} and (${categoryIds ?? null}::int[] is null or category_id = any(${categoryIds ?? null}::int[]))`)

export const countFollowed = (db: Db, id: number) =>
  db.run(sql`update newsletter set followed = followed + 1 where id = ${id}`)

/** One taker of readers at a time. */
export const lockNewsletter = (db: Db, id: number) => db.run(sql`select from newsletter where id = ${id} for update`)

export interface Reader extends Columns<'subscriber', 'email' | 'locale'> {
  locale: Locale
}

/** Takes some who have not had it; Who came after it was written is not meant. */
export const takeReaders = (db: Db, newsletterId: number, most: number) =>
  db.many<Reader>(sql`
    with due as (
      select subscriber_id from newsletter join subscription using (category_id)
      where newsletter.id = ${newsletterId} and subscription.since <= newsletter.created_at and not exists (
        select from newsletter_mail had
        where had.newsletter_id = newsletter.id and had.subscriber_id = subscription.subscriber_id)
      order by subscriber_id limit ${most}),
    taken as (
      insert into newsletter_mail (newsletter_id, subscriber_id) select ${newsletterId}, subscriber_id from due
      on conflict do nothing returning subscriber_id),
    counted as (
      update newsletter set addressed = addressed + (select count(*) from taken) where id = ${newsletterId})
    select email, locale from taken join subscriber on subscriber.id = subscriber_id order by subscriber.id`)

export const finishNewsletter = (db: Db, id: number) =>
  db.run(sql`update newsletter set finished_at = now() where id = ${id} and finished_at is null`)

export const countRecipients = async (db: Db, id: number) =>
  (await db.first<{ sent: number; finished: boolean }>(sql`
      select addressed as sent, finished_at is not null as finished from newsletter where id = ${id}`)) ?? {
    sent: 0,
    finished: false,
  }

export const countWaitingMails = async (db: Db) =>
  (
    await db.first<{ count: number }>(sql`
      select count(*) from outbox where channel = 'mail' and sent_at is null and given_up_at is null
        and expires_at > now()`)
  )?.count ?? 0
