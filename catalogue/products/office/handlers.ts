import { Refusal } from '#platform/contract/errors.ts'
import type { products } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { findProductValues } from '../server/shared-queries.ts'
import { loadReferences } from './load-references.ts'
import { findPictures, searchProductRows } from './queries.ts'
import { writeMeasured } from '../server/property-notation.ts'
import { removeDrafts, setStatus } from './remove-products.ts'
import { createProduct, saveProduct } from './save-product.ts'

export const productDeskHandlers: Handlers<typeof products> = {
  list: (filter, { db, operator }) => searchProductRows(db, operator, filter),
  info: async ({ id }, { db, operator }) => {
    const [found] = await findProductValues(db, operator, [id])
    if (!found) throw new Refusal('NOT_FOUND')
    const { parameters } = await loadReferences(db, operator)
    const measuredTexts = found.lots.map(({ measured }) => writeMeasured(measured, parameters))
    return { ...found, measuredTexts, pictures: await findPictures(db, found.pictureIds) }
  },
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
