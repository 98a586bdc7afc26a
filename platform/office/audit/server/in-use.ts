import { Refusal } from '#platform/contract/errors.ts'

/** What others refer to stays. The answer names it, so that the list can say which of the chosen rows it was. */
export const inUse = (rows: readonly { id: number }[], says?: string) =>
  new Refusal('IN_USE', { says, facts: { inUse: rows.map(({ id }) => id).join(',') } })

/** The same where the database says so, which names the first row that it could not part with. */
export function asInUse(error: Error & { code?: string; detail?: string }): never {
  if (error.code !== '23503') throw error
  const [, id] = /\(id\)=\((\d+)\)/.exec(error.detail ?? '') ?? []
  throw inUse(id ? [{ id: Number(id) }] : [])
}
