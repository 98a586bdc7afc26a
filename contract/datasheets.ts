import * as v from 'valibot'
import { get, NamedFile } from './endpoint.ts'
import { Id } from './fields.ts'
import { unitSystems } from './unit-systems.ts'

export const datasheetLanguages = ['zh', 'en', 'both'] as const
export type DatasheetLanguage = (typeof datasheetLanguages)[number]

export const datasheets = {
  /** The property table of a product as a PDF, made anew from what the catalogue says. */
  product: get('/common/product/datasheet/{id}', {
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
