export type Actor = 'member' | 'operator' | 'system'

/** Who does something to an order or a quote. */
export interface By {
  actor: Actor
  /** The member or operator; the system has none. */
  id: number | null
}
export const bySystem: By = { actor: 'system', id: null }
export const byMember = (id: number): By => ({ actor: 'member', id })
export const byOperator = (id: number): By => ({ actor: 'operator', id })
