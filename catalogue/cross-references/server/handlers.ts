import type { Handlers } from '#platform/server/api/context.ts'
import type { crossReferences } from '../contract.ts'
import { findCrossReference } from './find-cross-reference.ts'

export const crossReferenceHandlers: Handlers<typeof crossReferences> = {
  crossReference: ({ key }, { db }) => findCrossReference(db, key ?? ''),
}
