import { type Alias, aliases } from '#site/first-start/server/vocabulary/aliases.ts'
import { type ChoiceAttribute, choiceAttributes } from './attributes.ts'
import { type Brand, brands } from './brands.ts'
import { buildProduct } from './build-product.ts'
import { categories, type Category } from '#site/first-start/server/vocabulary/categories.ts'
import { acetals } from './families/acetals.ts'
import { additives } from './families/additives.ts'
import { crushedFamilies } from './families/crushed.ts'
import { elastomers } from './families/elastomers.ts'
import { fluoropolymers } from './families/fluoropolymers.ts'
import { highPerformance } from './families/high-performance.ts'
import { masterbatch } from './families/masterbatch.ts'
import { modifiedEngineering } from './families/modified-engineering.ts'
import { modifiedPolyolefins } from './families/modified-polyolefins.ts'
import { polyamides } from './families/polyamides.ts'
import { polycarbonates } from './families/polycarbonates.ts'
import { polyesters } from './families/polyesters.ts'
import { polyethylene } from './families/polyethylene.ts'
import { polypropylene } from './families/polypropylene.ts'
import { recycledFamilies } from './families/recycled.ts'
import { styrenics } from './families/styrenics.ts'
import { vinylsAndBiopolymers } from './families/vinyls-and-biopolymers.ts'
import { type Label, labels } from '#site/first-start/server/vocabulary/labels.ts'
import { conditionsOf } from '#site/first-start/server/vocabulary/measurements.ts'
import { offGradeProducts } from './off-grade.ts'
import { withMissingTexts } from './one-language.ts'
import { type Parameter, parametersWith } from '#site/first-start/server/vocabulary/parameters.ts'
import type { Product } from './product.ts'
import { shops } from './shops.ts'
import type { Shop } from './shops/shop.ts'
import { type Subject, subjectsOf } from './subjects.ts'

const families = [
  ...polypropylene,
  ...polyethylene,
  ...styrenics,
  ...polyamides,
  ...polycarbonates,
  ...polyesters,
  ...acetals,
  ...highPerformance,
  ...fluoropolymers,
  ...elastomers,
  ...vinylsAndBiopolymers,
  ...modifiedPolyolefins,
  ...modifiedEngineering,
  ...recycledFamilies,
  ...crushedFamilies,
  ...masterbatch,
  ...additives,
]

export type Catalogue = {
  categories: Category[]
  brands: Brand[]
  labels: Label[]
  parameters: Parameter[]
  choiceAttributes: ChoiceAttribute[]
  shops: Shop[]
  products: Product[]
  subjects: Subject[]
  aliases: Alias[]
}

/** The whole demo catalogue; the same arrays on every call and every machine. */
export const catalogue = (): Catalogue => {
  const built = families.flatMap((family) => family.rows.map((row) => buildProduct(family, row)))
  const products = [...built.map(({ product }) => product), ...offGradeProducts(built)].map(withMissingTexts)
  return {
    categories,
    brands,
    labels,
    parameters: parametersWith(conditionsOf),
    choiceAttributes,
    shops,
    products,
    subjects: subjectsOf(products),
    aliases,
  }
}
