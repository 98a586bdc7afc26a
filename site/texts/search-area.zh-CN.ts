import type { searchArea as english } from './search-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { trendLink } from '#catalogue/price-history/texts/link.zh-CN.ts'
import { finder, savedSearches } from '#catalogue/finder/texts/zh-CN.ts'

export const searchArea: AreaTranslation<typeof english> = { finder, savedSearches, trendLink }
