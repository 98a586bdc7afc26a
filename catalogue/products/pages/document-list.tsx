import type { DocumentLine } from '#catalogue/documents/document-lines.ts'
import { datasheetLanguages } from '#catalogue/datasheets/datasheet-address.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Tag } from '#platform/ui/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { datasheetHref } from './datasheet-href.ts'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import styles from './document-list.module.css'

interface DocumentListProps {
  product: Pick<ProductDetail, 'id' | 'version' | 'updatedAt'>
  documents: readonly DocumentLine[]
  system: UnitSystem
}

/** The data sheet that is made on demand, and what the producer or a laboratory has written. */
export function DocumentList({ product, documents, system }: DocumentListProps) {
  const t = useT()
  const { apiBase } = useSettings()
  const own = documents.filter(({ lotId }) => lotId === null)
  return (
    <ProductSection id="documents" title={t('productDetail.documents')}>
      <ul className={styles.list}>
        <li className={styles.document}>
          <Icon name="file" />
          <div>
            <p className={styles.title}>{t('productDetail.datasheet')}</p>
            <p className={styles.facts}>
              {t('productDetail.datasheetNote', {
                units: t(`productDetail.units_${system}`),
                version: product.version,
                date: date(product.updatedAt),
              })}
            </p>
            <p className={styles.links}>
              {datasheetLanguages.map((lang) => (
                // A new window: the browser shows the progress and can stop it.
                <a key={lang} href={datasheetHref(apiBase, product.id, lang, system)} target="_blank" rel="nofollow">
                  <Icon name="download" size={16} />
                  {t(`productDetail.language_${lang}`)}
                </a>
              ))}
            </p>
          </div>
        </li>
        <DocumentLines documents={own} />
      </ul>
      {own.length === 0 && <p className={styles.facts}>{t('productDetail.noDocuments')}</p>}
    </ProductSection>
  )
}

/** Of a product, or of a lot within its card. */
export const DocumentLines = ({ documents }: { documents: readonly DocumentLine[] }) =>
  documents.map(({ url, title, kind, expired, facts }) => (
    <li key={url} className={styles.document}>
      <Icon name="file" />
      <div>
        <p className={styles.title}>
          <a href={url} target="_blank">
            {title}
          </a>{' '}
          <Tag>{kind}</Tag> {expired && <Tag tone="danger">{expired}</Tag>}
        </p>
        <p className={styles.facts}>{facts}</p>
      </div>
    </li>
  ))
