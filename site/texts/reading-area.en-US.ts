import { articles } from '#content/articles/texts/en-US.ts'
import { cases } from '#catalogue/cases/texts/en-US.ts'
import { home } from '#content/home/texts/en-US.ts'
import { news } from '#content/news/texts/en-US.ts'
import { shops } from '#catalogue/shops/texts/en-US.ts'

/** What there is to read: the first page, news, cases, help and shops. */
export const readingArea = { articles, cases, home, news, shops }
