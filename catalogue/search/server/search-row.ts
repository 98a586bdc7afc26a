import { Grade } from '#platform/contract/enums.ts'
import {
  aliasToken,
  brandToken,
  categoryToken,
  countryToken,
  fieldTypeToken,
  gradeToken,
  labelToken,
  modelToken,
  newToken,
  pinyinToken,
  recommendedToken,
  selfRunToken,
  shopToken,
} from './facet-tokens.ts'
import { wordsBeyond, type Lexicon } from './lexicon.ts'
import { pinyinOf } from './pinyin.ts'
import { keyOf, modelTokensOf, runsOf, tokensOf } from './search-tokens.ts'
import { usesIn } from './reading/use-words.ts'

/** What a search row is made from. */
export interface IndexedProduct {
  id: number
  shopId: number
  brandId: number
  countryId: number
  /** The category and those above it. */
  categoryIds: number[]
  grade: number
  fieldType: number
  labelIds: number[]
  selfRun: boolean
  recommended: boolean
  isNew: boolean
  series: string | null
  model: string
  nameZh: string | null
  nameEn: string | null
  colourZh: string
  colourEn: string
  aliases: string[]
  /** Descriptions in both languages. */
  description: string
}

export const facetTokensOf = (product: IndexedProduct): string[] => [
  brandToken(product.brandId),
  countryToken(product.countryId),
  ...product.categoryIds.map(categoryToken),
  gradeToken(product.grade),
  fieldTypeToken(product.fieldType),
  ...product.labelIds.map(labelToken),
  selfRunToken(product.selfRun),
  recommendedToken(product.recommended),
  newToken(product.isNew),
]

const merged = (texts: (string | null)[]) =>
  new Set(texts.flatMap((text) => (text === null ? [] : [...tokensOf(text)])))

/** Words of the product itself: what its facets are called is found through the facet. */
export function ownTokensOf(product: IndexedProduct, facets: readonly string[], lexicon: Lexicon): string[] {
  const { series, model, nameZh, nameEn, colourZh, colourEn, aliases } = product
  const own = wordsBeyond(
    [...modelTokensOf(model), ...merged([series, nameZh, nameEn, colourZh, colourEn])],
    facets,
    lexicon,
  )
  const others = [...wordsBeyond(merged(aliases), facets, lexicon)].filter((word) => !own.has(word))
  const sounds = [nameZh ?? '', ...aliases].flatMap(runsOf).flatMap(({ text, han }) => (han ? soundsOf(text) : []))
  const models = [model, ...(series ? [`${series} ${model}`] : [])].map((text) => modelToken(keyOf(text)))
  const uses = usesIn([nameZh, nameEn, product.description].join(' '))
  return [...own, ...others.map(aliasToken), ...new Set(sounds), ...models, ...uses, shopToken(product.shopId)]
}

const soundsOf = (han: string) => {
  if (han.length < 2) return []
  const { whole, initials } = pinyinOf(han)
  return [pinyinToken(whole), ...(initials.length > 2 ? [pinyinToken(initials)] : [])]
}

/** Words to know of and to correct typing errors with; facets, uses, sounds and whole models are none. */
export const vocabOf = (tokens: readonly string[]): Set<string> =>
  new Set(tokens.flatMap((token) => (/^[#^=@]/.test(token) ? [] : [token.replace(/^~/, '')])))

const gradeScores: Record<number, number> = {
  [Grade.prime]: 16,
  [Grade.modified]: 8,
  [Grade.additive]: 8,
  [Grade.masterbatch]: 8,
  [Grade.offGrade]: 4,
}

/** Breaks ties between products that answer equally well: what most buyers ask for comes first. */
export const scoreOf = ({ grade, recommended, selfRun, isNew }: IndexedProduct) =>
  (gradeScores[grade] ?? 0) + Number(recommended) * 3 + Number(selfRun) * 2 + Number(isNew)
