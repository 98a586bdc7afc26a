import type { ContentValues } from '#contract/operator/content-fields.ts'
import type { Db } from '#server/database/database.ts'
import { readDocument } from '#server/features/content/document.ts'
import { createContent } from '#server/features/content/save-content.ts'
import { homePageDocument, siteDocument } from '#server/features/home/documents.ts'
import { contentTables } from '#server/content.ts'
import { contentNouns, type ContentName } from '#contract/operator/content-nouns.ts'
import * as v from 'valibot'
import { contentExamples, contentNames } from './content.ts'
import { aPicture } from './factories.ts'
import { aPictureFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

interface Situation extends Pick<TestApp, 'db'> {
  person: { id: number }
}

/** Something of the noun, saved twice, as the desk would. */
async function made(name: ContentName, { db, person }: Situation) {
  const input = v.parse(contentNouns[name].create.input, await contentExamples[name](db)) as ContentValues
  const operator = { operatorId: person.id, changeId: crypto.randomUUID() }
  const { id } = await createContent(contentTables[name], input, { db, operator: operator as never })
  return { id, input }
}

const documentOf = async (db: Db, document: typeof siteDocument | typeof homePageDocument) =>
  readDocument<object>(db, document as never)

type Example = (situation: Situation) => Promise<object>

const ofNoun = (name: ContentName): Record<string, Example> => ({
  [`${name}.create`]: ({ db }) => contentExamples[name](db),
  [`${name}.update`]: async (situation) => {
    const { id, input } = await made(name, situation)
    return { ...input, id, version: 1 }
  },
  [`${name}.remove`]: async (situation) => ({ ids: [(await made(name, situation)).id] }),
  [`${name}.restore`]: async (situation) => ({ id: (await made(name, situation)).id, version: 1, wanted: 1 }),
  ...('publish' in contentNouns[name] && {
    [`${name}.publish`]: async (situation: Situation) => ({ ids: [(await made(name, situation)).id], shown: false }),
  }),
})

/** For every call of content that changes something. */
export const contentCallExamples: Record<string, Example> = {
  ...Object.assign({}, ...contentNames.map(ofNoun)),
  'pictures.upload': async () => ({ file: await aPictureFile('png', 'picture.png', { width: 40, height: 30 }) }),
  'pictures.focus': async ({ db }) => ({ id: (await aPicture(db)).id, focusX: 10, focusY: 90 }),
  'site.save': ({ db }) => documentOf(db, siteDocument),
  'site.restore': async ({ db }) => {
    const { version } = await documentOf(db, siteDocument)
    return { version, wanted: version }
  },
  'homePage.save': ({ db }) => documentOf(db, homePageDocument),
  'homePage.restore': async ({ db }) => {
    const { version } = await documentOf(db, homePageDocument)
    return { version, wanted: version }
  },
}
