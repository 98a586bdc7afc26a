import type { Transition } from '#platform/server/life-cycle/events.ts'
import type { ApprovalAction, ApprovalStatus } from '../contract.ts'

/** Everything that can happen to a request. What is not here does not exist. */
export const transitions = {
  approve: { from: ['waiting'], to: 'approved', by: ['member'], provided: 'stillOpen' },
  reject: { from: ['waiting'], to: 'rejected', by: ['member'], provided: 'stillOpen', needsNote: true },
  withdraw: { from: ['waiting'], to: 'withdrawn', by: ['member'] },
  lapse: { from: ['waiting'], to: 'lapsed', by: ['system'] },
} as const satisfies Record<string, Transition<ApprovalStatus>>

interface Facts {
  status: ApprovalStatus
  own: boolean
  /** Whether the role allows it. */
  mayDecide: boolean
}

/** Who asked can withdraw and nothing else; who decides is somebody else. */
export function actionsOf({ status, own, mayDecide }: Facts): ApprovalAction[] {
  if (status !== 'waiting') return []
  if (own) return ['withdraw']
  return mayDecide ? ['approve', 'reject'] : []
}
