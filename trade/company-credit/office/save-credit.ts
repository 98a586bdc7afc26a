import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import type { Context } from '#platform/server/api/context.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findCreditor, upsertCredit } from '../server/queries.ts'
import { lockCredit, searchStandings } from '../server/shared-queries.ts'
import type { companyCredit } from './contract.ts'

/** Below what is used, nothing new is sold on credit until enough was paid. */
export const saveCredit = (
  { id, version, reason, ...agreed }: ParsedOf<typeof companyCredit.save>,
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const company = await findCreditor(tx, id)
    if (!company) throw new Refusal('NOT_FOUND')
    await lockCredit(tx, sql`${id}`)
    const standings = await searchStandings(tx, sql`${id}`)
    if ((await upsertCredit(tx, id, version, agreed)) === 0) throw await conflict(tx, 'company', id, locale)
    const now = standings.find(({ currency }) => currency === agreed.currency)
    const before = now && { currency: now.currency, limitMinor: now.limitMinor, days: now.days }
    const after = { currency: agreed.currency, limitMinor: agreed.limitMinor, days: agreed.days, reason }
    return audit(tx, operator, { action: 'update', noun: 'company', key: id, title: company.name, before, after })
  })
