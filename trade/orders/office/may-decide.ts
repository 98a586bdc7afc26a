import type { ReturnDecision } from './contract.ts'

const sendsMoney: readonly ReturnDecision[] = ['completeReturn', 'creditClaim', 'reduceClaim']

/** Completing a return sends money back, and so do some answers to a claim. */
export const mayDecide = ({ permissions }: { permissions: readonly string[] }, decision: ReturnDecision) =>
  permissions.includes(sendsMoney.includes(decision) ? 'money.refund' : 'sales.edit')
