import type { Visit } from '#platform/web/visit.ts'

/** A shop with its best goods, its news, cases about what it sells most, what buyers say, and others of its kind. */
export async function loadShopHome(api: Visit['api'], id: number, limit: number) {
  const shop = await api.shops.detail({ id })
  const [products, news, cases, others, comments] = await Promise.all([
    shop.productCount > 0 ? api.products.list({ shopId: id, limit: 8 }) : { list: [] },
    api.news.list({ shopId: id, limit: 3 }),
    shop.categoryList[0] ? api.cases.list({ categoryId: shop.categoryList[0].id, limit: 3 }) : { list: [] },
    api.shops.list({ enterpriseType: shop.enterpriseType, limit: 3 }),
    api.comments.list({ shopId: id, limit }),
  ])
  return {
    shop,
    products: products.list,
    news: news.list,
    cases: cases.list,
    comments,
    others: others.list.filter((other) => other.id !== id).slice(0, 2),
  }
}
