export type Actor = 'member' | 'operator' | 'system' | 'visitor'

/** Who does something; the system and a visitor have no id. */
export type By = { actor: 'member' | 'operator'; id: number } | { actor: 'system' | 'visitor'; id: null }
export const bySystem: By = { actor: 'system', id: null }
/** By a link that lets them do this one thing. */
export const byVisitor: By = { actor: 'visitor', id: null }
export const byMember = (id: number): By => ({ actor: 'member', id })
export const byOperator = (id: number): By => ({ actor: 'operator', id })
