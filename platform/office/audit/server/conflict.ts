import { Refusal } from '#platform/contract/errors.ts'
import type { AuditNoun } from '../contract.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findLastChange } from './queries.ts'

/** Why an update of a version touched no row: somebody was faster, and the refusal says who and when. */
export async function conflict(tx: Db, noun: AuditNoun, key: string | number, locale: Locale): Promise<Refusal> {
  const last = await findLastChange(tx, noun, String(key))
  if (!last) return new Refusal('CONFLICT')
  const changedBy = locale === 'zh-CN' ? last.name : last.nameEn
  return new Refusal('CONFLICT', { facts: { changedBy, changedAt: last.at } })
}
