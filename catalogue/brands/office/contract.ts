import * as v from 'valibot'
import { ChosenId, Id, optionalOf } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import {
  Changed,
  Chosen,
  Code,
  Line,
  listing,
  Made,
  SearchText,
  sortBy,
  Version,
} from '#platform/contract/office/fields.ts'
import { Words } from '#platform/contract/office/words.ts'

export const BrandRow = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  countryId: Id,
  countryName: v.string(),
  countryNameEn: v.string(),
  aliases: v.array(v.string()),
  products: v.number(),
  version: v.number(),
})
export type BrandRow = v.InferOutput<typeof BrandRow>

const details = {
  code: Code(),
  name: Line(80),
  nameEn: Line(80),
  countryId: ChosenId('adminForm.required'),
  /** Former and other names under which buyers know the producer. */
  aliases: Words,
}

/** Producers. */
export const brands = {
  list: operatorGet('/operator/brands/list', {
    permission: 'catalogue.read',
    input: v.object({
      ...listing,
      search: SearchText,
      countryId: optionalOf(Id),
      unused: optionalOf(v.picklist(['1'])),
      sort: sortBy(['code', 'name', 'nameEn', 'country', 'products'], 'nameEn'),
    }),
    output: pageOf(BrandRow),
  }),
  info: operatorGet('/operator/brands/info', {
    permission: 'catalogue.read',
    input: v.object({ id: Id }),
    output: BrandRow,
  }),
  create: operatorPost('/operator/brands/create', {
    permission: 'catalogue.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/brands/update', {
    permission: 'catalogue.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  /** Only what no product names. */
  remove: operatorPost('/operator/brands/remove', { permission: 'catalogue.edit', input: Chosen, output: Changed }),
}
