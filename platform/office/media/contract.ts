import * as v from 'valibot'
import { Id, optionalOf, Timestamp } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, Line, listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { tidyText } from '#platform/contract/tidy-text.ts'
import { AnyNoun } from '../audit/contract.ts'

export const mediaKinds = ['picture', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]
const Kind = v.picklist(mediaKinds)

/** What shows it now, what somebody has typed and not saved, and what can be restored. */
export const useStates = ['now', 'draft', 'version'] as const

export const MediaUse = v.object({
  noun: AnyNoun,
  key: v.string(),
  name: v.string(),
  nameEn: v.string(),
  state: v.picklist(useStates),
})
export type MediaUse = v.InferOutput<typeof MediaUse>

export const MediaFile = v.object({
  id: Id,
  name: v.string(),
  /** What a picture shows, in Chinese and English; proposed wherever it is placed. */
  alt: v.string(),
  altEn: v.string(),
  /** As it was sent; not known of older pictures. */
  bytes: v.nullable(v.number()),
  picture: v.nullable(Picture),
  /** Missing where not everybody may open it. */
  url: v.nullable(v.string()),
  uploadedAt: v.nullable(Timestamp),
  uploadedBy: v.nullable(v.string()),
  uploadedByEn: v.nullable(v.string()),
  /** As many as are asked for, of those that the operator may see. */
  uses: v.array(MediaUse),
  useCount: v.number(),
})
export type MediaFile = v.InferOutput<typeof MediaFile>

const Alt = v.exactOptional(v.pipe(v.string(), v.transform(tidyText), v.maxLength(300)))

/** Pictures and documents of the site, and where each is used. */
export const media = {
  list: operatorGet('/operator/media/list', {
    permission: 'media.read',
    ofShop: true,
    input: v.object({
      ...listing,
      tab: v.optional(Kind, 'picture'),
      search: SearchText,
      used: optionalOf(v.picklist(['yes', 'no'])),
      sort: sortBy(['name', 'bytes', 'uploadedAt'], '-uploadedAt'),
    }),
    output: pageOf(MediaFile),
  }),
  info: operatorGet('/operator/media/info', {
    permission: 'media.read',
    ofShop: true,
    input: v.object({ kind: Kind, id: Id }),
    output: MediaFile,
  }),
  /** Its name, and what a picture shows, for who cannot see it. */
  describe: operatorPost('/operator/media/describe', {
    permission: 'media.edit',
    ofShop: true,
    input: v.object({ kind: Kind, id: Id, name: Line(100), alt: Alt, altEn: Alt }),
    output: Changed,
  }),
  /** Only what nothing uses. */
  remove: operatorPost('/operator/media/remove', {
    permission: 'media.edit',
    ofShop: true,
    input: v.object({ kind: Kind, ...Chosen.entries }),
    output: Changed,
  }),
}
