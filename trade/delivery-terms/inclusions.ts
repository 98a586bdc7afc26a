/** Steps from the goods to the buyer that a price can include, in their order. */
export const inclusions = ['place', 'port', 'freight', 'insurance', 'duty'] as const
export type Inclusion = (typeof inclusions)[number]
