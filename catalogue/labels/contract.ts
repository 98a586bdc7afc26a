import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'

/** A quality that products are found by. */
export const Label = v.object({ id: Id, name: v.string(), nameEn: v.string() })
export type Label = v.InferOutput<typeof Label>
