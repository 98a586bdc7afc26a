import type { Envelope } from '#platform/contract/client.ts'
import type { Db } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** Free, and with the earlier answer if there is one; not free while somebody else works under the key. */
export const claimKey = (tx: Db, owner: string, key: string) =>
  tx.first<{ free: boolean; hash: Buffer | null; answer: Envelope | null }>(
    sql`select free, hash, answer from claim_key(${owner}, ${key})`,
  )

/** What was done is undone, and a new transaction begins on the same connection. */
export const startOver = (tx: Db) => tx.run(sql`rollback and chain`)

export const keepAnswer = (tx: Db, owner: string, key: string, asked: Buffer, answer: Envelope) =>
  tx.run(sql`
    insert into idempotency (owner, key, request_hash, answer)
    values (${owner}, ${key}, ${asked}, ${JSON.stringify(answer)})
    on conflict (owner, key) do update
    set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`)

export const removePastKeys = (db: Db) =>
  db.run(sql`delete from idempotency where created_at < now() - interval '24 hours'`)
