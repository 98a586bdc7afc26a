export type Actor = 'member' | 'operator' | 'system'

/** Who does something; the system has no id. */
export type By = { actor: 'member' | 'operator'; id: number } | { actor: 'system'; id: null }
export const bySystem: By = { actor: 'system', id: null }
export const byMember = (id: number): By => ({ actor: 'member', id })
export const byOperator = (id: number): By => ({ actor: 'operator', id })
