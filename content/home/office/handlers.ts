import type { homePage, site } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import {
  listDocumentVersions,
  readDocument,
  restoreDocument,
  saveDocument,
} from '#platform/office/records/server/document.ts'
import { homePageDocument, siteDocument } from '../server/documents.ts'

export const siteHandlers: Handlers<typeof site> = {
  info: (_, { db }) => readDocument(db, siteDocument),
  save: ({ version, since, ...settings }, context) => saveDocument(siteDocument, settings, { version, since }, context),
  versions: (_, { db }) => listDocumentVersions(db, siteDocument),
  restore: (input, context) => restoreDocument(siteDocument, input, context),
}

export const homePageHandlers: Handlers<typeof homePage> = {
  info: (_, { db }) => readDocument(db, homePageDocument),
  save: ({ version, since, ...sections }, context) =>
    saveDocument(homePageDocument, sections, { version, since }, context),
  versions: (_, { db }) => listDocumentVersions(db, homePageDocument),
  restore: (input, context) => restoreDocument(homePageDocument, input, context),
}
