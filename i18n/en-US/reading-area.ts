import { articles } from './articles.ts'
import { cases } from './cases.ts'
import { home } from './home.ts'
import { news } from './news.ts'
import { shops } from './shops.ts'

/** What there is to read: the first page, news, cases, help and shops. */
export const readingArea = { articles, cases, home, news, shops }
