import { asListed } from '#catalogue/goods/listed-item.ts'
import type { Visit } from '#platform/web/visit.ts'

/** A shop with its best goods, its news, cases about what it sells most, what buyers say, and others of its kind. */
export async function loadShopHome({ api, t }: Visit, id: number, limit: number) {
  const shop = await api.shops.detail({ id })
  const [products, holdings, answers, news, cases, others, comments] = await Promise.all([
    shop.productCount > 0 ? api.products.list({ shopId: id, limit: 8 }) : { list: [] },
    api.shops.holdings({ id }),
    api.enquiries.answerTime({ id }),
    api.news.list({ shopId: id, limit: 3 }),
    shop.categoryList[0] ? api.cases.list({ categoryId: shop.categoryList[0].id, limit: 3 }) : { list: [] },
    api.shops.list({ enterpriseType: shop.enterpriseType, limit: 3 }),
    api.comments.list({ shopId: id, limit }),
  ])
  return {
    shop,
    stockKg: holdings.stockKg,
    inStock: holdings.inStock,
    answerMinutes: answers.minutes,
    papers: [...new Set(holdings.papers.map(({ kind, standard }) => standard ?? t(`documents.kind_${kind}`)))],
    products: products.list.map(asListed),
    news: news.list,
    cases: cases.list,
    comments,
    others: others.list.filter((other) => other.id !== id).slice(0, 2),
  }
}

export type ShopHome = Awaited<ReturnType<typeof loadShopHome>>
