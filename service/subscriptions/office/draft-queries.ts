import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { NewsletterInfo, NewsletterRow, newsletters } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { containing } from '#platform/server/database/containing.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db, Reader } from '#platform/server/database/database.ts'
import { paged } from '#platform/server/database/paged.ts'
import { sorted } from '#platform/server/database/sorted.ts'
import { nothing, sql } from '#platform/server/database/sql.ts'
import type { NewsletterContent } from '../server/newsletter-queries.ts'

const subject = sql`draft.content ->> 'subject'`
const subjectEn = sql`draft.content ->> 'subjectEn'`
const state = sql`case when newsletter.id is null then 'draft' when finished_at is null then 'sending' else 'sent' end`
const sent = sql`coalesce(addressed, 0)`
const due = sql`subscription.category_id = draft.category_id
  and subscription.since <= coalesce(newsletter.created_at, now())
  and not exists (select from newsletter_mail had
    where had.newsletter_id = newsletter.id and had.subscriber_id = subscription.subscriber_id)`
const readers = sql`case when finished_at is null then (select count(*) from subscription where ${due}) else 0 end
  + ${sent}`
const chinese = sql`(select count(*) from subscription join subscriber on subscriber.id = subscriber_id
  where locale = 'zh-CN' and subscription.category_id = draft.category_id)`
const row = sql`draft.id, ${subject} as subject, ${subjectEn} as "subjectEn", draft.category_id as "productCatalog",
  category.name_zh as "catalogueName", category.name_en as "catalogueNameEn", ${state} as state, ${readers} as readers,
  ${sent} as sent, delivered, failed, coalesce(unsubscribed, 0) as unsubscribed, coalesce(followed, 0) as followed,
  draft.updated_at as "updatedAt", newsletter.created_at as "sentAt", finished_at as "finishedAt",
  draft.version`
const source = sql`newsletter_draft draft join category on category.id = draft.category_id
  left join newsletter on newsletter.id = newsletter_id left join mailing on mailing.name = 'newsletter ' || newsletter.id`

export function searchDrafts(db: Reader, filter: ParsedOf<typeof newsletters.list>): Promise<Page<NewsletterRow>> {
  const { search, state: wanted, productCatalog, sort, ...paging } = filter
  const found = sql`true
    ${search ? sql`and ${containing(search, sql`${subject}, ${subjectEn}, category.name_zh, category.name_en`)}` : nothing}
    ${wanted ? sql`and ${state} = ${wanted}` : nothing}
    ${productCatalog ? sql`and draft.category_id = ${productCatalog}` : nothing}`
  const order = sorted(sort, {
    updatedAt: sql`draft.updated_at`,
    sentAt: sql`newsletter.created_at`,
    subject,
    subjectEn,
  })
  return paged(
    db,
    paging,
    sql`select ${row} from ${source} where ${found} ${order}, draft.id desc`,
    sql`select count(*) from ${source} where ${found}`,
  )
}

export const findDraftInfo = (db: Db, id: number) =>
  db.first<NewsletterInfo>(sql`
    select ${row}, draft.content ->> 'body' as body, draft.content ->> 'bodyEn' as "bodyEn",
      draft.content ->> 'path' as path, ${chinese} as chinese
    from ${source} where draft.id = ${id}`)

export const searchReadCatalogues = (db: Db) =>
  db.many<Columns<'category', 'id' | 'nameEn', { name: 'nameZh' }> & { readers: number }>(sql`
    select id, name_zh as name, name_en as "nameEn",
      (select count(*) from subscription where category_id = category.id) as readers
    from category where parent_id is null order by position, id`)

export interface Draft extends Columns<
  'newsletter_draft',
  'id' | 'key' | 'newsletterId' | 'version',
  { productCatalog: 'categoryId' }
> {
  content: NewsletterContent
}
const draft = sql`id, key, category_id as "productCatalog", content, newsletter_id as "newsletterId", version`

export const lockDrafts = (db: Db, ids: number[]) =>
  db.many<Draft>(sql`select ${draft} from newsletter_draft where id = any(${ids}) order by id for update`)

/** Undefined where the catalogue cannot be subscribed to. */
export const insertDraft = (db: Db, productCatalog: number, content: NewsletterContent) =>
  db.first<Draft>(sql`
    insert into newsletter_draft (category_id, content)
    select id, ${JSON.stringify(content)}::jsonb from category where id = ${productCatalog} and parent_id is null
    returning ${draft}`)

export const updateDraft = (
  db: Db,
  { id, productCatalog, content }: Pick<Draft, 'id' | 'productCatalog' | 'content'>,
) =>
  db.first<Draft>(sql`
    update newsletter_draft set category_id = ${productCatalog}, content = ${JSON.stringify(content)}::jsonb,
      updated_at = now(), version = version + 1
    where id = ${id} and exists (select from category where id = ${productCatalog} and parent_id is null)
    returning ${draft}`)

export const removeDrafts = (db: Db, ids: number[]) =>
  db.run(sql`delete from newsletter_draft where id = any(${ids}) and newsletter_id is null`)

export const restoreDraft = (db: Db, { id, key, productCatalog, content, version }: Draft) =>
  db.run(sql`
    insert into newsletter_draft (id, key, category_id, content, version) overriding system value
    values (${id}, ${key}, ${productCatalog}, ${JSON.stringify(content)}::jsonb, ${version}) on conflict do nothing`)

export const markDraftSent = (db: Db, id: number, newsletterId: number) =>
  db.run(sql`
    update newsletter_draft set newsletter_id = ${newsletterId}, updated_at = now(), version = version + 1
    where id = ${id}`)

export const countReaders = async (db: Db, productCatalog: number) =>
  (await db.first<{ count: number }>(sql`select count(*) from subscription where category_id = ${productCatalog}`))
    ?.count ?? 0

export const findOwnAddress = (db: Db, operatorId: number) =>
  db.first<Columns<'operator', 'email' | 'locale'> & { locale: Locale }>(
    sql`select email, locale from operator where id = ${operatorId}`,
  )
