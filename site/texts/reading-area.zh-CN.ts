import type { readingArea as english } from './reading-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { articles } from '#content/articles/texts/zh-CN.ts'
import { cases } from '#catalogue/cases/texts/zh-CN.ts'
import { home } from '#content/home/texts/zh-CN.ts'
import { news } from '#content/news/texts/zh-CN.ts'
import { shops } from '#catalogue/shops/texts/zh-CN.ts'

export const readingArea: AreaTranslation<typeof english> = { articles, cases, home, news, shops }
