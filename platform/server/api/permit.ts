import { Refusal } from '#platform/contract/errors.ts'
import type { Caller } from './context.ts'

/** Refuses a member whose role lacks one of the codes. */
export function permit({ permissions }: Caller, ...codes: readonly string[]) {
  if (!codes.every((code) => permissions.includes(code))) throw new Refusal('FORBIDDEN')
}
