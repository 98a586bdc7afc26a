import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'

/** A member's name, which leads to the member's page for whoever may open it. */
export function MemberLink({ id, children }: { id: number; children: ReactNode }) {
  return useMay('members.read') ? <a href={to.office.member(id)}>{children}</a> : children
}
