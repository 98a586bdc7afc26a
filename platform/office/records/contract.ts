import * as v from 'valibot'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { changingCalls, choiceCalls } from './calls.ts'
import type { RecordValues } from './fields.ts'
import type { RecordBase } from './record.ts'
import { outputEntries } from './schema.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

export const contentStates = ['published', 'scheduled', 'draft', 'ended'] as const
export type ContentState = (typeof contentStates)[number]

const text = v.nullable(v.string())

/** What every list of content shows. */
export const ContentRow = v.object({
  id: Id,
  title: text,
  titleEn: text,
  /** What it belongs to: a group, a kind, a place. A fixed kind has no name of its own. */
  group: text,
  groupName: text,
  groupNameEn: text,
  position: v.nullable(v.number()),
  publishedAt: v.nullable(Timestamp),
  /** Null for what is public as soon as it is there. */
  state: v.nullable(v.picklist(contentStates)),
  /** Languages in which a text is missing. */
  missing: v.array(v.picklist(['zh', 'en'])),
  picture: v.nullable(Picture),
  version: v.number(),
})
export type ContentRow = v.InferOutput<typeof ContentRow>

export const ContentFilter = v.object({
  ...listing,
  search: SearchText,
  group: optionalOf(v.pipe(v.string(), v.maxLength(20))),
  state: optionalOf(v.picklist(contentStates)),
  missing: optionalOf(v.picklist(['zh', 'en'])),
  sort: optionalOf(sortBy(['title', 'titleEn', 'group', 'position', 'publishedAt'], 'title')),
})
export type ContentFilter = v.InferOutput<typeof ContentFilter>

const Pictures = v.record(v.string(), Picture)

export const ContentVersion = v.object({
  version: v.number(),
  at: Timestamp,
  operatorName: text,
  operatorNameEn: text,
  values: v.record(v.string(), v.unknown()),
})
export type ContentVersion = v.InferOutput<typeof ContentVersion>

export const ContentVersions = v.object({
  list: v.array(ContentVersion),
  /** By id, of every picture that a version shows. */
  pictures: Pictures,
})
export type ContentVersions = v.InferOutput<typeof ContentVersions>

/** The calls that every noun of content has: those of a record, its versions, and a list by headings. */
export function contentCalls(name: string, record: RecordBase) {
  const { fields, read, edit } = record
  const answer = v.object({
    id: Id,
    version: v.number(),
    ...outputEntries(fields),
    pictures: Pictures,
  }) as unknown as v.GenericSchema<
    unknown,
    RecordValues & { id: number; version: number; pictures: Record<string, Picture> }
  >
  return {
    list: operatorGet(`/operator/${name}/list`, { permission: read, input: ContentFilter, output: pageOf(ContentRow) }),
    ...choiceCalls(name, record),
    info: operatorGet(`/operator/${name}/info`, { permission: read, input: v.object({ id: Id }), output: answer }),
    ...changingCalls(name, record),
    versions: operatorGet(`/operator/${name}/versions`, {
      permission: read,
      input: v.object({ id: Id }),
      output: ContentVersions,
    }),
    /** What an old version said, as a new one. */
    restore: operatorPost(`/operator/${name}/restore`, {
      permission: edit,
      input: v.object({ id: Id, version: Version, wanted: Version }),
      output: Changed,
    }),
  }
}
export type ContentCalls = ReturnType<typeof contentCalls>

/** The same for what can be a draft: shown at once, or taken off the site, several together. */
export const publishedCalls = (name: string, record: RecordBase) => ({
  ...contentCalls(name, record),
  publish: operatorPost(`/operator/${name}/publish`, {
    permission: record.edit,
    input: v.object({ ...Chosen.entries, shown: v.boolean() }),
    output: Changed,
  }),
})
export type PublishedCalls = ReturnType<typeof publishedCalls>
