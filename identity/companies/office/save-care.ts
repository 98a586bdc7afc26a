import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/api/context.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { conflict } from '#platform/office/audit/server/conflict.ts'
import { findCare, lockCompany, upsertCare } from '../server/company-queries.ts'
import type { companies } from './contract.ts'

export const saveCare = (
  { id, careVersion, nextStep, ...given }: ParsedOf<typeof companies.care>,
  { db, operator, locale }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const company = await lockCompany(tx, id)
    if (!company) throw new Refusal('NOT_FOUND')
    const before = await findCare(tx, id)
    const after = {
      ownerId: given.ownerId ?? null,
      groupId: given.groupId ?? null,
      nextStep,
      nextStepOn: given.nextStepOn ?? null,
    }
    if ((await upsertCare(tx, id, careVersion, after)) === 0) throw await conflict(tx, 'company', id, locale)
    return audit(tx, operator, { action: 'update', noun: 'company', key: id, title: company.name, before, after })
  })
