import type { EnterpriseItem } from '../enterprise.ts'
import type { Page, Paging } from '#platform/contract/paging.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { enterpriseKey } from './enterprise-name.ts'
import { searchEnterprises } from './enterprise-queries.ts'

const allowance = { most: 120, minutes: 60 }
const mostShown = 10

/** Finds one's own company, and is no way to list everybody's: a part of the name, few answers, a budget. */
export async function findEnterprises(
  { key, page, limit }: Paging & { key: string | null },
  { db, caller }: Context<'member'>,
): Promise<Page<EnterpriseItem>> {
  const paging = { page, limit: Math.min(limit, mostShown) }
  const wanted = enterpriseKey(key ?? '')
  if ([...wanted].length < 2) return { list: [], totalCount: 0, ...paging }
  await spendReading(db, `enterprise search of ${caller.memberId}`, allowance)
  return searchEnterprises(db, wanted, paging)
}
