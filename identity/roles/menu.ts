import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'

const entries = { id: Id, name: v.string(), nameEn: v.string(), url: v.nullable(v.string()) }

/** A leaf has a `url` and an empty `list`; two levels are enough for a sidebar. */
export const MenuNode = v.object({ ...entries, list: v.array(v.object({ ...entries, list: v.array(v.never()) })) })
export type MenuNode = v.InferOutput<typeof MenuNode>

/** The menu item that carries the badge of unread station letters. */
export const lettersMenuId = 33
