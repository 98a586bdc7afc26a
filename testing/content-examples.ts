import type { Db } from '#platform/server/database/database.ts'
import { readDocument, type ContentDocument } from '#platform/office/records/server/document.ts'
import type { RecordValues } from '#platform/office/records/fields.ts'
import { createRecord } from '#platform/office/records/server/save-record.ts'
import { insertVersion } from '#platform/office/records/server/version-queries.ts'
import { homePageDocument, siteDocument } from '#content/home/server/documents.ts'
import { operatorContract } from '#site/office-contract.ts'
import { recordTables } from '#site/server/record-tables.ts'
import * as v from 'valibot'
import { contentExamples, contentNames, type ContentName } from './content.ts'
import { aPicture } from './factories.ts'
import { aPictureFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

interface Situation extends Pick<TestApp, 'db'> {
  person: { id: number }
}

/** Something of the noun, saved twice, as the desk would. */
async function made(name: ContentName, { db, person }: Situation) {
  const input = v.parse(operatorContract[name].create.input, await contentExamples[name](db))
  const operator = { operatorId: person.id, changeId: crypto.randomUUID() }
  const { id } = await createRecord(recordTables[name], input as RecordValues, { db, operator: operator as never })
  return { id, input }
}

/** A document of which the current version is on record. */
async function keptVersion<Content extends object>(db: Db, document: ContentDocument<Content>) {
  const { noun } = document
  const now = await readDocument(db, document)
  await insertVersion(db, { noun, key: noun }, now.version, now, null)
  return { version: now.version, wanted: now.version }
}

type Example = (situation: Situation) => Promise<object>

const ofNoun = (name: ContentName): Record<string, Example> => ({
  [`${name}.create`]: ({ db }) => contentExamples[name](db),
  [`${name}.update`]: async (situation) => {
    const { id, input } = await made(name, situation)
    return { ...input, id, version: 1 }
  },
  [`${name}.keepDraft`]: async (situation) => {
    const { id, input } = await made(name, situation)
    return { ...input, id, version: 1 }
  },
  [`${name}.dropDraft`]: async (situation) => ({ id: (await made(name, situation)).id }),
  [`${name}.remove`]: async (situation) => ({ ids: [(await made(name, situation)).id] }),
  [`${name}.restore`]: async (situation) => ({ id: (await made(name, situation)).id, version: 1, wanted: 1 }),
  ...('publish' in operatorContract[name] && {
    [`${name}.publish`]: async (situation: Situation) => ({ ids: [(await made(name, situation)).id], shown: false }),
  }),
})

/** For every call of content that changes something. */
export const contentCallExamples: Record<string, Example> = {
  ...Object.assign({}, ...contentNames.map(ofNoun)),
  'pictures.upload': async () => ({ file: await aPictureFile('png', 'picture.png', { width: 40, height: 30 }) }),
  'pictures.focus': async ({ db }) => ({ id: (await aPicture(db)).id, focusX: 10, focusY: 90 }),
  'media.describe': async ({ db }) => ({ kind: 'picture', id: (await aPicture(db)).id, name: 'Pellets' }),
  'media.remove': async ({ db }) => ({ kind: 'picture', ids: [(await aPicture(db)).id] }),
  'site.save': ({ db }) => readDocument(db, siteDocument),
  'site.restore': ({ db }) => keptVersion(db, siteDocument),
  'homePage.save': ({ db }) => readDocument(db, homePageDocument),
  'homePage.restore': ({ db }) => keptVersion(db, homePageDocument),
}
