import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { AnyNoun } from './audit/contract.ts'

/** A thing that the palette finds by what it is called. */
export const Found = v.object({ noun: AnyNoun, key: v.string(), name: v.string(), nameEn: v.string() })
export type Found = v.InferOutput<typeof Found>

/** A list as an operator likes to see it. */
export const SavedFilter = v.object({ id: Id, list: v.string(), name: v.string(), query: v.string() })
export type SavedFilter = v.InferOutput<typeof SavedFilter>
