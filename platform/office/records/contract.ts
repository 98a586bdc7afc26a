import * as v from 'valibot'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import type { ContentFields, ContentValues } from './content-fields.ts'
import { inputEntries, outputEntries } from './content-schema.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, listing, Made, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'

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

/** What a select offers. */
export const ContentChoice = v.object({ value: Id, name: v.string(), nameEn: v.string() })
export type ContentChoice = v.InferOutput<typeof ContentChoice>
export const ContentChoices = v.record(v.string(), v.array(ContentChoice))
export type ContentChoices = v.InferOutput<typeof ContentChoices>

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

/** A rule about several fields; what breaks it is said at one of them. */
export interface ContentRule {
  field: string
  message: string
  holds(values: ContentValues): boolean
}

export interface ContentNoun {
  fields: ContentFields
  rules?: readonly ContentRule[]
  read?: OperatorPermission
  edit?: OperatorPermission
}

type Values = v.GenericSchema<Record<string, unknown>, ContentValues>

function detailsOf({ fields, rules = [] }: ContentNoun, more: v.ObjectEntries = {}) {
  const checks = rules.map(({ field, message, holds }) =>
    v.forward<ContentValues, v.GenericIssue<ContentValues>, [string]>(v.check(holds, message) as never, [field]),
  )
  const object = v.object({ ...more, ...inputEntries(fields) })
  return (checks.length === 0 ? object : v.pipe(object, ...(checks as []))) as unknown as Values
}

/** The calls that every noun of content has, from the table of its fields. */
export function contentCalls(noun: string, definition: ContentNoun) {
  const { read = 'content.read', edit = 'content.edit' } = definition
  const answer = v.object({
    id: Id,
    version: v.number(),
    ...outputEntries(definition.fields),
    pictures: Pictures,
  }) as unknown as v.GenericSchema<
    unknown,
    ContentValues & { id: number; version: number; pictures: Record<string, Picture> }
  >
  return {
    list: operatorGet(`/operator/${noun}/list`, { permission: read, input: ContentFilter, output: pageOf(ContentRow) }),
    choices: operatorGet(`/operator/${noun}/choices`, { permission: read, output: ContentChoices }),
    info: operatorGet(`/operator/${noun}/info`, {
      permission: read,
      input: v.object({ id: Id }),
      output: answer,
    }),
    create: operatorPost(`/operator/${noun}/create`, {
      permission: edit,
      input: detailsOf(definition),
      output: Made,
      creates: true,
    }),
    update: operatorPost(`/operator/${noun}/update`, {
      permission: edit,
      input: detailsOf(definition, { id: Id, version: Version }) as unknown as v.GenericSchema<
        Record<string, unknown>,
        ContentValues & { id: number; version: number }
      >,
      output: Changed,
    }),
    remove: operatorPost(`/operator/${noun}/remove`, { permission: edit, input: Chosen, output: Changed }),
    versions: operatorGet(`/operator/${noun}/versions`, {
      permission: read,
      input: v.object({ id: Id }),
      output: ContentVersions,
    }),
    /** What an old version said, as a new one. */
    restore: operatorPost(`/operator/${noun}/restore`, {
      permission: edit,
      input: v.object({ id: Id, version: Version, wanted: Version }),
      output: Changed,
    }),
  }
}
export type ContentCalls = ReturnType<typeof contentCalls>

/** The same for what can be a draft: shown at once, or taken off the site, several together. */
export const publishedCalls = (noun: string, definition: ContentNoun) => ({
  ...contentCalls(noun, definition),
  publish: operatorPost(`/operator/${noun}/publish`, {
    permission: definition.edit ?? 'content.edit',
    input: v.object({ ...Chosen.entries, shown: v.boolean() }),
    output: Changed,
  }),
})
export type PublishedCalls = ReturnType<typeof publishedCalls>
