import { datasheetLanguages } from '#catalogue/datasheets/datasheet-address.ts'
import type { ProductDetail } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { date, fileSize } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { Tag } from '#platform/ui/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { datasheetHref } from './datasheet-href.ts'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import styles from './document-list.module.css'

const languages = { 'zh-CN': 'zh', 'en-US': 'en' } as const
const languageOf = (locale: string | null) => (locale === 'zh-CN' || locale === 'en-US' ? languages[locale] : 'both')

/** The data sheet that is made on demand, and what the producer or a laboratory has written. */
export function DocumentList({ product, system }: { product: ProductDetail; system: UnitSystem }) {
  const t = useT()
  const { apiBase } = useSettings()
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
        {product.documents.map((document) => (
          <li key={document.id} className={styles.document}>
            <Icon name="file" />
            <div>
              <p className={styles.title}>
                <a href={document.url} download>
                  <Local zh={document.title} en={document.titleEn} />
                </a>{' '}
                <Tag>{t(`productDetail.document_${document.kind}`)}</Tag>
              </p>
              <p className={styles.facts}>
                {t(`productDetail.language_${languageOf(document.locale)}`)} · {date(document.issuedOn)} ·{' '}
                {fileSize(document.bytes)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {product.documents.length === 0 && <p className={styles.facts}>{t('productDetail.noDocuments')}</p>}
    </ProductSection>
  )
}
