import { Refusal } from '#platform/contract/errors.ts'
import type { products } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findProductValues } from '../server/shared-queries.ts'
import { dropDrafts } from '#platform/office/records/server/draft-queries.ts'
import { asForm, draftKey, keepDraft, openDraft } from './draft-product.ts'
import { loadReferences } from './load-references.ts'
import { searchProductRows } from './queries.ts'
import { removeDrafts, setStatus } from './remove-products.ts'
import { createProduct, saveProduct } from './save-product.ts'

export const productDeskHandlers: Handlers<typeof products> = {
  list: (filter, { db, operator }) => searchProductRows(db, operator, filter),
  info: async ({ id }, { db, operator }) => {
    const [found] = await findProductValues(db, operator, [id])
    if (!found) throw new Refusal('NOT_FOUND')
    return asForm(db, operator, found)
  },
  draft: ({ id }, context) => openDraft(id, context),
  keepDraft: (input, context) => keepDraft(input, context),
  dropDraft: ({ id }, { db, operator }) => dropDrafts(db, draftKey(id), operator.operatorId).then(() => null),
  choices: async (_, { db, operator }) => {
    const { shops, categories, brands, countries, labels, parameters } = await loadReferences(db, operator)
    return {
      shops: [...shops.list],
      categories: [...categories.list],
      brands: [...brands.list],
      countries: [...countries.list],
      labels: [...labels.list],
      parameters: [...parameters.list],
    }
  },
  create: (input, context) => createProduct(input, context),
  update: (input, context) => saveProduct(input, context),
  setStatus: (input, context) => setStatus(input, context),
  remove: ({ ids }, context) => removeDrafts(ids, context),
}
