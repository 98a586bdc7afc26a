import type { UploadKind } from '#platform/contract/upload-kind.ts'
import type { Columns } from '#platform/server/database/columns.ts'
import type { Db } from '#platform/server/database/database.ts'
import { ofShop, type Reach } from '#platform/server/database/of-shop.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import { owned, type Customer } from '#platform/server/api/customer.ts'
import type { StoredUpload } from '#platform/server/files/stored-keys.ts'

export interface NewUpload extends StoredUpload {
  memberId: number | null
  /** Of somebody who is not signed in. */
  visitorId: number | null
  /** Who of the site's own people sent it to the member. */
  operatorId: number | null
  type: string
  size: number
  sha256: Buffer
}

/** One at a time per owner, so that what is stored and what is allowed are compared without a race. */
export const lockOwner = (db: Db, owner: Customer) =>
  db.run(
    'memberId' in owner
      ? sql`select from member where id = ${owner.memberId} for no key update`
      : sql`select from visitor where id = ${owner.visitorId} for no key update`,
  )

export async function bytesOf(db: Db, owner: Customer): Promise<number> {
  const row = await db.first<{ bytes: number }>(
    sql`select coalesce(sum(size), 0)::bigint as bytes from upload where ${owned(owner)} and operator_id is null`,
  )
  return row?.bytes ?? 0
}

export const insertUpload = (db: Db, upload: NewUpload) =>
  db.first<Columns<'upload', 'id' | 'secret'>>(sql`
    insert into upload (member_id, visitor_id, operator_id, kind, name, type, size, sha256, storage_key, widths)
    values (${upload.memberId}, ${upload.visitorId}, ${upload.operatorId}, ${upload.kind}, ${upload.name},
      ${upload.type}, ${upload.size}, ${upload.sha256}, ${upload.storageKey}, ${upload.widths})
    returning id, secret`)

export const markReady = (db: Db, id: number) => db.run(sql`update upload set ready = true where id = ${id}`)

export const removeUpload = (db: Db, id: number) => db.run(sql`delete from upload where id = ${id}`)

const stored = sql`id, kind, name, type, size, storage_key as "storageKey", widths`
type Found = StoredUpload & { id: number; type: string; size: number }

/** What the member sent, and what else of `upload` a condition gives to the member. */
export const findOwnAttachment = (db: Db, memberId: number, id: number, alsoOwned: Sql) =>
  db.first<Found>(sql`
    select ${stored} from upload where id = ${id} and kind = 'attachment' and ready
      and (member_id = ${memberId} and operator_id is null or ${alsoOwned})`)

/** For whoever has its link. */
export const findLinkedAttachment = (db: Db, id: number) =>
  db.first<Found & { secret: string }>(
    sql`select ${stored}, secret from upload where id = ${id} and kind = 'attachment' and ready`,
  )

export const claim = (db: Db, owner: Customer, kind: UploadKind, id: number) =>
  db.first<Found>(sql`
    update upload set claimed_at = now()
    where id = ${id} and ${owned(owner)} and operator_id is null and kind = ${kind} and ready
      and claimed_at is null
    returning ${stored}`)

/** What an operator sent to the member, once. */
export const claimSent = (db: Db, memberId: number, operatorId: number, ids: number[]) =>
  db.run(sql`
    update upload set claimed_at = now()
    where id = any(${ids}) and member_id = ${memberId} and operator_id = ${operatorId} and ready and claimed_at is null`)

const ofSales = (by: Reach) => sql`
  exists (select from sales_order where ${ofShop(by, sql`shop_id`)} and id in (
    select order_id from payment where slip_id = upload.id
    union select order_id from order_return_photo join order_return on order_return.id = return_id
    where upload_id = upload.id
    union select order_id from order_message_file join order_message on order_message.id = message_id
    where upload_id = upload.id
    union select order_id from letter_of_credit where upload_id = upload.id
    union select order_id from tax_invoice where upload_id = upload.id
    union select order_id from shipment_paper join shipment on shipment.id = shipment_id
    where upload_id = upload.id))
  or exists (select from enquiry where ${ofShop(by, sql`shop_id`)} and id in (
    select enquiry_id from enquiry_attachment where upload_id = upload.id
    union select enquiry_id from enquiry_message_file join enquiry_message on enquiry_message.id = message_id
    where upload_id = upload.id))`
const ofSamples = (by: Reach) => sql`exists (
  select from sample_photo join sample on sample.id = sample_id where upload_id = upload.id and ${ofShop(by, sql`shop_id`)})`
const ofMembers = sql`exists (select from enterprise where licence_id = upload.id)`

/** What members sent for the seller to look at: of an order or an enquiry, or the licence of a company. */
export const findSentAttachment = (
  db: Db,
  by: Reach,
  id: number,
  { sales, members }: { sales: boolean; members: boolean },
) =>
  db.first<Found>(sql`
    select ${stored} from upload where id = ${id} and kind = 'attachment' and ready
      and (${sales} and (${ofSales(by)} or ${ofSamples(by)}) or ${members} and ${ofMembers})`)

export const release = (db: Db, id: number) => db.run(sql`update upload set claimed_at = null where id = ${id}`)

/** No longer ready, so that nobody claims one while its files go. */
export const withdrawUnused = (db: Db, most: number) =>
  db.many<Found>(sql`
    update upload set ready = false where id in (
      select id from upload where claimed_at is null and created_at < now() - interval '1 day'
      order by created_at limit ${most} for update skip locked)
    returning ${stored}`)

/** What a browser sent before somebody signed in belongs to the member from then on. */
export const adoptUploads = (db: Db, visitorId: number, memberId: number) =>
  db.run(sql`update upload set member_id = ${memberId}, visitor_id = null where visitor_id = ${visitorId}`)
