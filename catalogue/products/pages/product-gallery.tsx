import type { ReactNode } from 'react'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import { useT } from '#platform/web/i18n.tsx'
import { sharePicture, StoredPicture } from '#platform/web/stored-picture.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import styles from './product-gallery.module.css'

/** The pictures, small, each a link to its file; above them what tells more, or the first of them. */
export function ProductGallery({ product, children }: { product: ProductDetail; children: ReactNode }) {
  const t = useT()
  const title = localisedTitle(product, t).text
  const [first] = product.pictures
  return (
    <div className={styles.gallery}>
      {children ||
        (first && (
          <StoredPicture picture={first} alt={title} ratio="4:3" sizes="(max-width: 1023px) 100vw, 24rem" priority />
        ))}
      <ul className={styles.thumbs}>
        {product.pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={sharePicture(picture)} target="_blank">
              <StoredPicture
                picture={picture}
                alt={t('productDetail.pictureOf', { number: index + 1, title })}
                ratio="4:3"
                sizes="5rem"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
