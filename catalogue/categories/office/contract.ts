import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import {
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

export const CategoryRow = v.object({
  id: Id,
  parentId: v.nullable(Id),
  parentName: v.nullable(v.string()),
  parentNameEn: v.nullable(v.string()),
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  position: v.number(),
  /** Categories below it. */
  children: v.number(),
  products: v.number(),
  version: v.number(),
})
export type CategoryRow = v.InferOutput<typeof CategoryRow>

const details = {
  code: Code(),
  name: Line(80),
  nameEn: Line(80),
  parentId: optionalOf(Id),
  position: v.optional(Position, 0),
}

/** The tree of materials, two levels deep. */
export const categories = {
  list: operatorGet('/operator/categories/list', {
    permission: 'catalogue.read',
    input: v.object({
      ...listing,
      search: SearchText,
      parentId: optionalOf(Id),
      unused: optionalOf(v.picklist(['1'])),
      sort: sortBy(['tree', 'code', 'name', 'nameEn', 'products'], 'tree'),
    }),
    output: pageOf(CategoryRow),
  }),
  /** Those that others can stand below. */
  roots: operatorGet('/operator/categories/roots', {
    permission: 'catalogue.read',
    output: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  }),
  info: operatorGet('/operator/categories/info', {
    permission: 'catalogue.read',
    input: v.object({ id: Id }),
    output: CategoryRow,
  }),
  create: operatorPost('/operator/categories/create', {
    permission: 'catalogue.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/categories/update', {
    permission: 'catalogue.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  /** Only what has neither products nor categories below it. */
  remove: operatorPost('/operator/categories/remove', { permission: 'catalogue.edit', input: Chosen, output: Changed }),
}
