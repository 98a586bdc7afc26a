import type { ReturnDecision } from './contract.ts'

/** Completing a return sends money back. */
export const mayDecide = ({ permissions }: { permissions: readonly string[] }, decision: ReturnDecision) =>
  permissions.includes(decision === 'completeReturn' ? 'money.refund' : 'sales.edit')
