import type { contentNouns, ContentName } from '#platform/office/records/content-nouns.ts'
import { articleTable } from '#content/articles/server/article-content.ts'
import type { Undoers } from '#platform/office/audit/server/undo.ts'
import { caseTable } from '#catalogue/cases/server/case-content.ts'
import { contentHandlers, finderOf, publishedHandlers } from '#platform/office/records/server/content-handlers.ts'
import type { ContentTable } from '#platform/office/records/server/record-table.ts'
import { documentUndoer } from '#platform/office/records/server/document.ts'
import { undoerOf } from '#platform/office/records/server/undo-record.ts'
import { picturesIn } from '#platform/office/records/server/columns.ts'
import type { Finders } from '#platform/office/finder.ts'
import { exhibitionTable } from '#content/exhibitions/server/exhibition-content.ts'
import { bannerTable, partnerLinkTable } from '#content/home/server/banner-content.ts'
import { homePageDocument, siteDocument } from '#content/home/server/documents.ts'
import { newsTable } from '#content/news/server/news-content.ts'
import { groupTable } from '#platform/reference-data/server/group-content.ts'
import { shopTable } from '#catalogue/shops/server/shop-content.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { HandlersOf } from '#platform/server/api/serve-contract.ts'

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
