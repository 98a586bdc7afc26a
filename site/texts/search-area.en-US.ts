import { trendLink } from '#catalogue/price-history/texts/link.en-US.ts'
import { finder, savedSearches } from '#catalogue/finder/texts/en-US.ts'

/** What the pages need on which searches are kept. */
export const searchArea = { finder, savedSearches, trendLink }
