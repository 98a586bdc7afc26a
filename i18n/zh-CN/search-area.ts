import type { searchArea as english } from '../en-US/search-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { savedSearches } from './saved-searches.ts'

export const searchArea: AreaTranslation<typeof english> = { savedSearches }
