import guarded from 'virtual:permissions'
import type { GuardedCall } from '#platform/contract/endpoint.ts'
import type { Of } from '#platform/contract/registered.ts'
import { useRoot } from '#platform/web/page.ts'

type Guarded = GuardedCall<Of<'contract'>>

/** Whether the member's role allows these calls. A visitor has no role: what is offered to visitors asks them to sign in. */
export function useMay(...calls: [Guarded, ...Guarded[]]): boolean {
  const member = useRoot()?.member
  if (!member) return true
  const refused = Object.keys(guarded).filter((code) => !member.permissions.includes(code))
  return refused.every((code) => !calls.some((call) => guarded[code]?.includes(call)))
}
