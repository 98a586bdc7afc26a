import { comparing } from '#catalogue/compare/texts/en-US.ts'

/** What only the comparison of products says. */
export const compareArea = { comparing }
