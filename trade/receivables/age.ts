/** How long a part is past its day. */
export const ages = ['notDue', 'upTo7', 'upTo14', 'upTo30', 'upTo60', 'over60'] as const
export type Age = (typeof ages)[number]
