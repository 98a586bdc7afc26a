import * as v from 'valibot'
import { datasheetLanguages, datasheetPath } from './datasheet-address.ts'
import { get, NamedFile } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { unitSystems } from '#catalogue/parameters/unit-systems.ts'

export const datasheets = {
  /** The property table of a product as a PDF, made anew from what the catalogue says. */
  product: get(datasheetPath, {
    access: 'open',
    input: v.object({
      id: Id,
      lang: v.optional(v.picklist(datasheetLanguages), 'both'),
      units: v.optional(v.picklist(unitSystems), 'si'),
    }),
    output: NamedFile,
    type: 'application/pdf',
  }),
}
