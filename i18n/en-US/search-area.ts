import { savedSearches } from './saved-searches.ts'

/** What the pages need on which searches are kept. */
export const searchArea = { savedSearches }
