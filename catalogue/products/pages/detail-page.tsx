import { to } from '#platform/contract/to.ts'
import { CommentList } from '#catalogue/comments/pages/comment-list.tsx'
import { FavouriteButton } from '#catalogue/favourites/pages/favourite-button.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { loadProduct } from './load-product.ts'
import { productCrumbs, productMeta } from './product-meta.ts'
import { ProductView } from './product-view.tsx'
import { putIntoCart } from './put-into-cart.ts'
import { RelatedCases } from './related-cases.tsx'

export const loader = loadProduct

export const action = putIntoCart

export const meta: MetaOf<typeof loader> = productMeta

export default function ProductDetailPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  return (
    <ProductView
      key={data.product.id}
      data={data}
      detail={to.product.path}
      crumbs={<Breadcrumbs label={t('layout.breadcrumbs')} items={productCrumbs(data.product, t)} />}
      keep={<FavouriteButton productId={data.product.id} />}
    >
      {data.comments && (
        <CommentList found={data.comments} more={(comments) => to.product(data.product.id, { comments })} />
      )}
      <RelatedCases cases={data.drawn.cases} />
    </ProductView>
  )
}
