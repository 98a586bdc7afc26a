import type { contentNouns, ContentName } from '#contract/operator/content-nouns.ts'
import { articleTable } from './features/articles/article-content.ts'
import type { Undoers } from './features/audit/undo.ts'
import { caseTable } from './features/cases/case-content.ts'
import { contentHandlers, finderOf, publishedHandlers } from './features/content/content-handlers.ts'
import type { ContentTable } from './features/content/content-table.ts'
import { documentUndoer } from './features/content/document.ts'
import { undoerOf } from './features/content/remove-content.ts'
import { picturesIn } from './features/content/columns.ts'
import type { Finders } from './features/desk/find.ts'
import { exhibitionTable } from './features/exhibitions/exhibition-content.ts'
import { bannerTable, partnerLinkTable } from './features/home/banner-content.ts'
import { homePageDocument, siteDocument } from './features/home/documents.ts'
import { newsTable } from './features/news/news-content.ts'
import { groupTable } from './features/reference-data/group-content.ts'
import { shopTable } from './features/shops/shop-content.ts'
import { sql } from './database/sql.ts'
import type { HandlersOf } from './http/serve-contract.ts'

/** Every noun that editors look after in the shared way. */
export const contentTables: Record<ContentName, ContentTable> = {
  news: newsTable,
  cases: caseTable,
  exhibitions: exhibitionTable,
  articles: articleTable,
  banners: bannerTable,
  partnerLinks: partnerLinkTable,
  groups: groupTable,
  shops: shopTable,
}
const tables = Object.values(contentTables)

export const contentDeskHandlers: HandlersOf<typeof contentNouns> = {
  news: publishedHandlers(newsTable),
  cases: publishedHandlers(caseTable),
  exhibitions: publishedHandlers(exhibitionTable),
  articles: publishedHandlers(articleTable),
  banners: publishedHandlers(bannerTable),
  partnerLinks: contentHandlers(partnerLinkTable),
  groups: contentHandlers(groupTable),
  shops: contentHandlers(shopTable),
}

const ofContent = picturesIn(tables)
/** Where pictures of the site are shown, beside the rows that refer to them. */
export const pictureUses = {
  ...ofContent,
  texts: sql`${ofContent.texts}
    union all select content::text from newsletter_draft union all select content::text from newsletter`,
}

export const contentUndoers: Undoers = {
  ...Object.fromEntries(tables.map((table) => [table.noun, undoerOf(table)])),
  site: documentUndoer(siteDocument),
  homePage: documentUndoer(homePageDocument),
}

export const contentFinders: Finders = Object.fromEntries(tables.map((table) => [table.noun, finderOf(table)]))
