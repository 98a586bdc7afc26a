import type { Operator } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql, type Sql } from '#platform/server/database/sql.ts'
import type { StoredAttachment } from '#platform/server/files/stored-files.ts'
import { findLinkedAttachment, findOwnAttachment, findSentAttachment } from './queries.ts'
import { keysOf } from '#platform/server/files/stored-keys.ts'

/** A private attachment for its owner. */
type Owned = (memberId: number) => Sql
let ownedElsewhere: readonly Owned[] = []
/** What belongs to a member through something else, such as an enquiry; `site/` connects it. */
export const connectAttachments = (...owned: Owned[]) => (ownedElsewhere = owned)

const anyOf = (memberId: number) =>
  ownedElsewhere.reduce<Sql>((any, owned) => sql`${any} or ${owned(memberId)}`, sql`false`)

export async function findAttachment(db: Db, memberId: number, id: number): Promise<StoredAttachment | undefined> {
  return storedAs(await findOwnAttachment(db, memberId, id, anyOf(memberId)))
}

/** A visitor's, for whoever was given its link. */
export async function findAttachmentByLink(db: Db, id: number) {
  const upload = await findLinkedAttachment(db, id)
  const stored = storedAs(upload)
  return upload && stored && { ...stored, secret: upload.secret }
}

/** What members sent in, for the roles that look after it. */
export async function findAttachmentAtDesk(db: Db, operator: Operator, id: number) {
  const may = operator.permissions
  const areas = { sales: may.includes('sales.read'), members: may.includes('members.read') }
  return storedAs(await findSentAttachment(db, operator, id, areas))
}

function storedAs(upload: Awaited<ReturnType<typeof findOwnAttachment>>): StoredAttachment | undefined {
  const [key] = upload ? keysOf(upload) : []
  return upload && key ? { key, name: upload.name, type: upload.type } : undefined
}
