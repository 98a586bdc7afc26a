import { to } from '#platform/contract/to.ts'
import { shops } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { shareImage } from '#platform/web/stored-picture.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Band } from '#platform/ui/band.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { commentsShown } from '#catalogue/comments/pages/comments-shown.ts'
import { CommentList } from '#catalogue/comments/pages/comment-list.tsx'
import { CaseCard } from '#catalogue/cases/pages/case-card.tsx'
import { ArticleCard } from '#platform/web/article-card.tsx'
import { ProductGrid } from '#catalogue/goods/pages/product-grid.tsx'
import { loadShopHome } from './load-shop-home.ts'
import { ShopCard } from './shop-card.tsx'
import { ShopHead } from './shop-head.tsx'
import { shopJsonLd } from './shop-json-ld.ts'
import { ShopProfile } from './shop-profile.tsx'
import type { CaseItem } from '#catalogue/cases/contract.ts'
import styles from './shop-home.module.css'

export const loader = (visit: Visit) =>
  loadShopHome(visit, readQuery(shops.detail, visit.url).id, commentsShown(visit.url))

export const meta: MetaOf<typeof loader> = ({ shop, comments }, t) => {
  const text = (zh: string, en: string) => localised(t.locale, zh, en).text
  const name = text(shop.nameCn, shop.nameEn)
  return {
    title: name,
    description: t('shops.metaDescription', {
      name,
      city: text(shop.cityCn, shop.cityEn),
      markets: text(shop.mainMarkets, shop.mainMarketsEn),
    }),
    canonical: to.shop(shop.id),
    image: shop.banner ? shareImage(shop.banner) : undefined,
    jsonLd: shopJsonLd(shop, t, comments),
  }
}

export default function ShopHomePage() {
  const t = useT()
  const home = usePageData<typeof loader>()
  const { shop, products, news, cases, others, comments } = home
  const productsHref = to.shopProducts(shop.id)
  return (
    <>
      <ShopHead shop={shop} />
      <div className={`container ${styles.page}`}>
        <ShopProfile home={home} productsHref={productsHref} />
        {shop.productCount === 0 && <Notice>{t('shops.noProducts')}</Notice>}
        {products.length > 0 && (
          <Band>
            <header className="split">
              <h2>{t('shops.recommended')}</h2>
              <a href={productsHref}>
                {t('shops.allProducts')} ({shop.productCount})
              </a>
            </header>
            <ProductGrid items={products} />
          </Band>
        )}
        {news.length > 0 && (
          <Band>
            <h2>{t('shops.news')}</h2>
            <ul className={styles.cases}>
              {news.map((item) => (
                <li key={item.id}>
                  <ArticleCard item={item} href={to.newsArticle(item.id)} />
                </li>
              ))}
            </ul>
          </Band>
        )}
        <CommentList found={comments} more={(shown) => to.shop(shop.id, { comments: shown })} ofShop />
        {cases.length > 0 && <ShopCases cases={cases} />}
        {others.length > 0 && (
          <Band>
            <header className="split">
              <h2>{t('shops.others')}</h2>
              <a href={to.shops({ enterpriseType: shop.enterpriseType })}>{t('shops.allOfType')}</a>
            </header>
            <ul className={styles.others}>
              {others.map((other) => (
                <li key={other.id}>
                  <ShopCard shop={other} />
                </li>
              ))}
            </ul>
          </Band>
        )}
      </div>
    </>
  )
}

function ShopCases({ cases }: { cases: CaseItem[] }) {
  const t = useT()
  return (
    <Band>
      <header className="split">
        <h2>{t('shops.cases')}</h2>
        <a href={to.cases()}>{t('cases.seeAll')}</a>
      </header>
      <ul className={styles.cases}>
        {cases.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
