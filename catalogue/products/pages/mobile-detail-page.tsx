import { to } from '#platform/contract/to.ts'
import { CommentList } from '#catalogue/comments/pages/comment-list.tsx'
import { FavouriteButton } from '#catalogue/favourites/pages/favourite-button.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { loadProduct } from './load-product.ts'
import { productMeta } from './product-meta.ts'
import { ProductView } from './product-view.tsx'
import { putIntoCart } from './put-into-cart.ts'
import { RelatedCases } from './related-cases.tsx'

export const loader = loadProduct

export const action = putIntoCart

export const meta: MetaOf<typeof loader> = productMeta

/** The same product without the frame of the site, for use inside other apps. */
export default function MobileProductDetailPage() {
  const data = usePageData<typeof loader>()
  return (
    <ProductView
      key={data.product.id}
      data={data}
      detail={to.mobileProduct.path}
      keep={<FavouriteButton productId={data.product.id} />}
    >
      {data.comments && (
        <CommentList found={data.comments} more={(comments) => to.mobileProduct(data.product.id, { comments })} />
      )}
      <RelatedCases cases={data.drawn.cases} />
    </ProductView>
  )
}
