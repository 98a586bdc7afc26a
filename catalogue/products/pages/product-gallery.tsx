import { useRef } from 'react'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import styles from './product-gallery.module.css'

/** Pictures side by side in a strip that snaps; a thumbnail is a link to its picture. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const t = useT()
  const strip = useRef<HTMLUListElement>(null)
  const title = localisedTitle(product, t).text
  const label = (index: number) => t('productDetail.pictureOf', { number: index + 1, title })
  return (
    <section aria-label={t('productDetail.pictures')} className={styles.gallery}>
      <ul ref={strip} tabIndex={product.pictures.length > 1 ? 0 : undefined} className={styles.strip}>
        {product.pictures.map((picture, index) => (
          <li key={picture.src} id={`picture-${index + 1}`}>
            <StoredPicture
              picture={picture}
              alt={index === 0 ? title : label(index)}
              ratio="4:3"
              sizes="(max-width: 1023px) 100vw, 24rem"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {product.pictures.length > 1 && (
        <ol className={styles.thumbs}>
          {product.pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={label(index)}
                onClick={(event) => {
                  event.preventDefault()
                  strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
                }}
              >
                <StoredPicture picture={picture} ratio="4:3" sizes="5rem" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
