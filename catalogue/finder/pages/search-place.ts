import type { ProductFilter } from '#catalogue/search/contract.ts'

/** A page that shows a search: where it is, what it always filters by, how many it shows. */
export interface SearchPlace {
  path: string
  /** The address without any choice, where the path alone does not say which search it is. */
  start?: string
  /** Where its products lead. */
  detail: string
  fixed: Pick<ProductFilter, 'grade' | 'selfSupportFlag' | 'newFlag' | 'productFiledType' | 'shopId'>
  limit: number
}

/** The place again with nothing chosen but the words. */
export function startOf({ path, start = path }: SearchPlace, key?: string | null) {
  return key ? `${start}${start.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}` : start
}
