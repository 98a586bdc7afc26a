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
  Ticked,
  Version,
} from '#platform/contract/office/fields.ts'

export const LabelRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  position: v.number(),
  onHome: v.boolean(),
  products: v.number(),
  cases: v.number(),
  version: v.number(),
})
export type LabelRow = v.InferOutput<typeof LabelRow>

const details = {
  code: Code(),
  name: Line(60),
  nameEn: Line(60),
  position: v.optional(Position, 0),
  onHome: Ticked,
}

/** Qualities that products are found by. */
export const labels = {
  list: operatorGet('/operator/labels/list', {
    permission: 'catalogue.read',
    input: v.object({
      ...listing,
      search: SearchText,
      onHome: optionalOf(v.picklist(['1', '0'])),
      unused: optionalOf(v.picklist(['1'])),
      sort: sortBy(['position', 'code', 'name', 'nameEn', 'products'], 'position'),
    }),
    output: pageOf(LabelRow),
  }),
  info: operatorGet('/operator/labels/info', {
    permission: 'catalogue.read',
    input: v.object({ id: Id }),
    output: LabelRow,
  }),
  create: operatorPost('/operator/labels/create', {
    permission: 'catalogue.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/labels/update', {
    permission: 'catalogue.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  showOnHome: operatorPost('/operator/labels/showOnHome', {
    permission: 'catalogue.edit',
    input: v.object({ ...Chosen.entries, onHome: v.boolean() }),
    output: Changed,
  }),
  /** Only what no product and no case uses. */
  remove: operatorPost('/operator/labels/remove', { permission: 'catalogue.edit', input: Chosen, output: Changed }),
}
