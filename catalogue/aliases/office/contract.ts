import * as v from 'valibot'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed, Chosen, Line, listing, Made, SearchText, sortBy, Version } from '#platform/contract/office/fields.ts'

export const aliasKinds = ['category', 'brand', 'grade', 'label', 'parameter'] as const
const Kind = v.picklist(aliasKinds, 'adminForm.required')

export const AliasRow = v.object({
  id: Id,
  word: v.string(),
  kind: v.picklist(aliasKinds),
  target: v.string(),
  /** What the target is called; null when nothing has that code. */
  targetName: v.nullable(v.string()),
  targetNameEn: v.nullable(v.string()),
  version: v.number(),
})
export type AliasRow = v.InferOutput<typeof AliasRow>

const details = { word: Line(60), kind: Kind, target: Line(60) }

/** Words that mean something to search: what buyers say for what we call otherwise. */
export const aliases = {
  list: operatorGet('/operator/aliases/list', {
    permission: 'catalogue.read',
    input: v.object({
      ...listing,
      search: SearchText,
      kind: optionalOf(v.picklist(aliasKinds)),
      sort: sortBy(['word', 'kind', 'target'], 'word'),
    }),
    output: pageOf(AliasRow),
  }),
  info: operatorGet('/operator/aliases/info', {
    permission: 'catalogue.read',
    input: v.object({ id: Id }),
    output: AliasRow,
  }),
  create: operatorPost('/operator/aliases/create', {
    permission: 'catalogue.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/aliases/update', {
    permission: 'catalogue.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  remove: operatorPost('/operator/aliases/remove', { permission: 'catalogue.edit', input: Chosen, output: Changed }),
}
