/** Why a quote is not sent without the approval of somebody else. */
export const approvalReasons = ['limit', 'margin', 'list'] as const
export type ApprovalReason = (typeof approvalReasons)[number]

export const approvalStatuses = ['waiting', 'approved', 'returned', 'withdrawn'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]
