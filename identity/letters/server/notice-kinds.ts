import type { Of } from '#platform/contract/registered.ts'
import type { FactsOf, NoticeKind } from '../notice.ts'

/** `site/notices.ts` joins the kinds of all nouns. */
type Kinds = Of<'notices'>
export type NoticeName = keyof Kinds
export type NoticeFacts<Name extends NoticeName> = FactsOf<Kinds[Name]>

const known = new Map<string, NoticeKind>()

export function connectNotices(kinds: Record<NoticeName, NoticeKind>) {
  for (const [name, kind] of Object.entries<NoticeKind>(kinds)) known.set(name, kind)
}

/** None where a later release stored it. */
export const findKind = (name: string): NoticeKind | undefined => known.get(name)

export function kindNamed(name: NoticeName): NoticeKind {
  const kind = known.get(name)
  if (!kind) throw new Error('No kinds yet: import site/server/connect.ts first.')
  return kind
}
