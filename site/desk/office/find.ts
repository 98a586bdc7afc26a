import type { AuditNoun } from '#platform/office/audit/contract.ts'
import type { Finder, Finders } from '#platform/office/finder.ts'
import type { Context } from '#platform/server/api/context.ts'

/** A few of each noun that the operator may look at. */
export async function findByName(finders: Finders, text: string, { db, operator }: Context<'operator'>) {
  const found = await Promise.all(
    (Object.entries(finders) as [AuditNoun, Finder][])
      .filter(([, { permission }]) => operator.permissions.includes(permission))
      .map(async ([noun, { find }]) => (await find(db, text, operator)).map((each) => ({ noun, ...each }))),
  )
  return found.flat()
}
