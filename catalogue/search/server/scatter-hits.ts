import type { InferOutput } from 'valibot'
import { nameIn } from '#catalogue/goods/server/load-names.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { search } from '../contract.ts'
import { sampleOf } from './fetch-matches.ts'
import { parametersOf } from './kept-words.ts'
import { matchAsked } from './match-asked.ts'
import { measurementsAt } from './measurements.ts'
import { searchPoints } from './value-queries.ts'

/** More cover each other, and each is a link that a keyboard passes. */
const mostPoints = 250

/** The hits that state both properties, each at the condition of its range or at the usual one. */
export async function scatterHits({ x, y, ...filter }: InferOutput<typeof search.scatter.input>, context: Context) {
  const { db } = context
  const matches = await matchAsked(filter, context, true)
  const { state } = matches
  const ranges = matches.read?.range ?? filter.range ?? []
  const parameters = await parametersOf(state, db)
  const measured = (code: string) => {
    const parameter = parameters.get(code)
    if (!parameter || parameter.options.length > 0) return []
    return measurementsAt(parameter, ranges.find((range) => range.code === code)?.at) ?? []
  }
  const axes = { x: measured(x), y: measured(y) }
  return state.keep(JSON.stringify(['scatter', matches.name, axes]), async () => {
    const ids = await sampleOf(db, matches)
    const rows = await searchPoints(db, ids, axes, mostPoints)
    const { brands, categories } = await state.names()
    const points = rows.map(({ categoryId, brandId, nameZh, series, model, fieldType, stating: _, ...row }) => {
      const [category, brand] = [nameIn(categories, categoryId), nameIn(brands, brandId)]
      return {
        ...row,
        name: nameZh,
        seriesName: series,
        modelName: model,
        productFiledType: fieldType,
        productCategoryName: category.name,
        productCategoryNameEn: category.nameEn,
        brandName: brand.name,
        brandNameEn: brand.nameEn,
      }
    })
    return { of: ids.length, stating: rows[0]?.stating ?? 0, points }
  })
}
