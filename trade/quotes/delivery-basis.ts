import type { Quote } from './contract.ts'

/** What a price covers: those on the same terms to the same place can be ranked. */
export const basisOf = ({ deliveryTerm, deliveryPlace }: Pick<Quote, 'deliveryTerm' | 'deliveryPlace'>) =>
  `${deliveryTerm.code} ${(deliveryPlace ?? '').trim().toLowerCase()}`
