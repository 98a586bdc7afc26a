import type { readingArea as english } from '../en-US/reading-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { articles } from './articles.ts'
import { cases } from './cases.ts'
import { home } from './home.ts'
import { news } from './news.ts'
import { shops } from './shops.ts'

export const readingArea: AreaTranslation<typeof english> = { articles, cases, home, news, shops }
