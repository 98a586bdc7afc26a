import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Operator } from '#platform/server/api/context.ts'
import type { FileUses } from './place-queries.ts'
import type { Looker } from './queries.ts'

/** Where files are used, and who may read of which noun. */
export interface Library {
  uses: FileUses
  readers: Readonly<Record<string, OperatorPermission>>
}

export const lookerOf = ({ readers }: Library, { operatorId, shopId, permissions }: Operator): Looker => ({
  operatorId,
  shopId,
  nouns: Object.keys(readers).filter((noun) => permissions.includes(readers[noun] ?? 'own')),
})
