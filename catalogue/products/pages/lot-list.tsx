import { Grade } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { priceLine } from '#catalogue/goods/price.ts'
import type { Lot, ProductDetail } from '#catalogue/goods/product.ts'
import type { UnitSystem } from '#catalogue/parameters/unit-systems.ts'
import { date, money, weight } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import type { DocumentLine } from '#catalogue/documents/document-lines.ts'
import type { ProductData } from './load-product.ts'
import { CartForm } from './cart-form.tsx'
import { ProductPrice } from '#catalogue/goods/pages/product-figures.tsx'
import { DocumentLines } from './document-list.tsx'
import { LotValues } from './lot-values.tsx'
import { ProductSection } from '#catalogue/goods/pages/product-section.tsx'
import styles from './lot-list.module.css'

const gradesByLot: number[] = [Grade.offGrade, Grade.recycled, Grade.crushed]

/** Goods of which no two batches are alike. */
export const soldByLot = ({ grade }: Pick<ProductDetail, 'grade'>) => gradesByLot.includes(grade)

interface LotListProps {
  product: ProductData['product']
  documents: readonly DocumentLine[]
  system: UnitSystem
  formKey: string
}

export function LotList(props: LotListProps) {
  const { product } = props
  const t = useT()
  return (
    <ProductSection
      id="lots"
      title={t('productDetail.lots')}
      intro={product.lots.length > 0 ? t('productDetail.lotsIntro') : t('productDetail.noLots')}
    >
      <div className={styles.list}>
        {product.lots.map((lot) => (
          <LotCard key={lot.id} lot={lot} {...props} />
        ))}
      </div>
    </ProductSection>
  )
}

function LotCard({
  lot,
  product,
  documents,
  system,
  formKey,
}: LotListProps & { lot: ProductData['product']['lots'][number] }) {
  const t = useT()
  const { price, stockKg } = lot
  const papers = documents.filter(({ lotId }) => lotId === lot.id)
  return (
    <article className={styles.lot}>
      <header className={styles.head}>
        <h3 className="code">{t('productDetail.lot', { code: lot.code })}</h3>
        <p className={styles.note}>
          <Local zh={lot.note} en={lot.noteEn} />
          <span>{t('productDetail.testedOn', { date: date(lot.testedOn) })}</span>
        </p>
      </header>
      <LotValues measured={lot.measured} typical={product.properties} system={system} />
      <LotTerms lot={lot} />
      <div className={styles.actions}>
        <LinkButton
          href={to.inquiry({ productId: product.id, quantity: stockKg, unit: 'kg', lotId: lot.id })}
          variant="enquiry"
          aria-label={t('productDetail.enquireLotCode', { code: lot.code })}
          block
        >
          {t('productDetail.enquireLot')}
        </LinkButton>
        {price && (
          <CartForm
            productId={product.id}
            lotId={lot.id}
            quantity={stockKg}
            unit="kg"
            formKey={formKey}
            label={t('productDetail.addLotToCart', { code: lot.code })}
          />
        )}
      </div>
      {papers.length > 0 && (
        <ul>
          <DocumentLines documents={papers} />
        </ul>
      )}
    </article>
  )
}

function LotTerms({ lot }: { lot: Lot }) {
  const t = useT()
  const { price, stockKg } = lot
  const total = price && priceLine({ ...price, kilograms: stockKg }).amountMinor
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{t('productDetail.available')}</dt>
        <dd>
          {stockKg === lot.kilograms
            ? weight(t, stockKg)
            : t('productDetail.availableOf', { weight: weight(t, stockKg), whole: weight(t, lot.kilograms) })}
        </dd>
      </div>
      <div>
        <dt>{t('productDetail.priceOf')}</dt>
        <dd>
          <ProductPrice price={price} />
        </dd>
      </div>
      {price && (
        <div>
          <dt>{t('productDetail.lotTotal')}</dt>
          <dd>{money(t, total, price.currency)}</dd>
        </div>
      )}
    </dl>
  )
}
