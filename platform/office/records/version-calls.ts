import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, Version } from '#platform/contract/office/fields.ts'
import { Picture } from '#platform/contract/picture.ts'
import type { RecordNoun } from './record.ts'

const KeptVersion = v.object({
  version: v.number(),
  at: Timestamp,
  operatorName: v.nullable(v.string()),
  operatorNameEn: v.nullable(v.string()),
  values: v.record(v.string(), v.unknown()),
})
export type KeptVersion = v.InferOutput<typeof KeptVersion>

export const KeptVersions = v.object({
  list: v.array(KeptVersion),
  /** By id, of every picture that a version shows. */
  pictures: v.record(v.string(), Picture),
})
export type KeptVersions = v.InferOutput<typeof KeptVersions>

export const versionCalls = ({ name, read, edit }: RecordNoun) => ({
  versions: operatorGet(`/operator/${name}/versions`, {
    permission: read,
    input: v.object({ id: Id }),
    output: KeptVersions,
  }),
  /** What an old version said, as a new one. */
  restore: operatorPost(`/operator/${name}/restore`, {
    permission: edit,
    input: v.object({ id: Id, version: Version, wanted: Version }),
    output: Changed,
  }),
})

/** Shown at once, or taken off the site, several together. */
export const publishCalls = ({ name, edit }: RecordNoun) => ({
  publish: operatorPost(`/operator/${name}/publish`, {
    permission: edit,
    input: v.object({ ...Chosen.entries, shown: v.boolean() }),
    output: Changed,
  }),
})
