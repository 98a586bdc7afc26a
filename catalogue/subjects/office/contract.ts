import * as v from 'valibot'
import { Id, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { Picture } from '#platform/contract/picture.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import {
  Area,
  Changed,
  Chosen,
  Code,
  Line,
  listing,
  Made,
  Position,
  SearchText,
  sortBy,
  Version,
} from '#platform/contract/office/fields.ts'

export const SubjectRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  position: v.number(),
  products: v.number(),
  version: v.number(),
})
export type SubjectRow = v.InferOutput<typeof SubjectRow>

export const ChosenProduct = v.object({ id: Id, code: v.string(), title: v.string(), shown: v.boolean() })
export type ChosenProduct = v.InferOutput<typeof ChosenProduct>

const details = {
  code: Code(),
  name: Line(80),
  nameEn: Line(80),
  description: Area(600),
  descriptionEn: Area(600),
  position: v.optional(Position, 0),
  pictureId: optionalOf(Id),
  /** In the order in which they are shown. */
  productIds: v.pipe(v.optional(manyOf(Id), []), v.maxLength(500, 'errors.tooLong')),
}

/** Themed lists of products. */
export const subjects = {
  list: operatorGet('/operator/subjects/list', {
    permission: 'catalogue.read',
    input: v.object({
      ...listing,
      search: SearchText,
      sort: sortBy(['position', 'code', 'name', 'nameEn', 'products'], 'position'),
    }),
    output: pageOf(SubjectRow),
  }),
  info: operatorGet('/operator/subjects/info', {
    permission: 'catalogue.read',
    input: v.object({ id: Id }),
    output: v.object({
      ...SubjectRow.entries,
      description: v.string(),
      descriptionEn: v.string(),
      pictureId: v.nullable(Id),
      picture: v.nullable(v.object({ id: Id, ...Picture.entries })),
      list: v.array(ChosenProduct),
    }),
  }),
  create: operatorPost('/operator/subjects/create', {
    permission: 'catalogue.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/subjects/update', {
    permission: 'catalogue.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  remove: operatorPost('/operator/subjects/remove', { permission: 'catalogue.edit', input: Chosen, output: Changed }),
}
