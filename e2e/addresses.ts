import type { APIRequestContext } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { pages } from '#site/web/routes.ts'

export interface Address {
  url: string
  entry: PageEntry
}

/** Calls that name something a detail page can show. */
const lists: Record<string, string> = {
  [to.newsArticle.path]: '/api/common/news/list?limit=1',
  [to.caseStudy.path]: '/api/common/case/list?limit=1',
  [to.product.path]: '/api/common/product/list?limit=1',
  [to.landed.path]: '/api/common/product/list?limit=1',
  [to.priceHistory.path]: '/api/common/product/list?limit=1',
  [to.mobileProduct.path]: '/api/common/product/list?limit=1',
  [to.shop.path]: '/api/common/shop/list?limit=1',
  [to.shopAbout.path]: '/api/common/shop/list?limit=1',
  [to.shopProducts.path]: '/api/common/shop/list?limit=1',
}

/** Every page of the site, with an id where it needs one. */
export async function allAddresses(request: APIRequestContext): Promise<Address[]> {
  return Promise.all(
    pages.map(async (entry) => {
      const list = lists[entry.path]
      if (!list) return { url: entry.path, entry }
      const answer = (await (await request.get(list)).json()) as { data?: { list?: { id: number }[] } | null }
      const id = answer.data?.list?.[0]?.id
      return { url: id === undefined ? entry.path : `${entry.path}?id=${id}`, entry }
    }),
  )
}
