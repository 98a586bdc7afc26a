import type { ChatMessage } from '../contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { signedLink, signedPaths } from '#platform/server/files/signed-files.ts'
import { findItems } from '#catalogue/goods/server/find-items.ts'
import { currentState } from '#catalogue/goods/server/search-state.ts'
import type { MessageRow } from './queries.ts'

/** Messages as both sides see them, with products and signed links in place of ids. */
export async function presentMessages(db: Db, rows: MessageRow[]): Promise<ChatMessage[]> {
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))]
  const products = ids.length > 0 ? await findItems(db, ids, await currentState(db)) : []
  const byId = new Map(products.map((product) => [product.id, product]))
  return rows.map((row) => ({
    id: row.id,
    clientId: row.clientId,
    author: row.author,
    contactName: row.contactName,
    contactNameEn: row.contactNameEn,
    kind: row.kind,
    text: row.text,
    createdAt: row.createdAt,
    product: (row.productId !== null && byId.get(row.productId)) || null,
    file: row.fileId === null ? null : fileOf(row),
  }))
}

const fileOf = (row: Extract<MessageRow, { fileId: number }>) => ({
  id: row.fileId,
  name: row.fileName,
  type: row.fileType,
  size: row.fileSize,
  width: row.fileWidth,
  height: row.fileHeight,
  url: signedLink(signedPaths.chat, { id: row.fileId, secret: row.fileSecret }),
})
