import type { ComponentProps } from 'react'
import { Grade } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import type { ListedItem } from '../listed-item.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { money, weight } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Badge, Tag, type Tone } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { PriceFigure } from '#platform/ui/figure.tsx'
import { localisedTitle } from '../product-title.ts'
import { propertyFigure, propertyUnit } from '../stated-figure.ts'
import { Approx } from './approx.tsx'
import { VatNote } from './vat-note.tsx'

/** The title as an element, with its language where it is the other one. */
export function ProductTitle({ item }: { item: Parameters<typeof localisedTitle>[0] }) {
  const { text, lang } = localisedTitle(item, useT())
  return lang ? <span lang={lang}>{text}</span> : text
}

export const productHref = ({ id }: { id: number }, detail = to.product.path) => `${detail}?id=${id}`

const tones: Record<number, Tone> = {
  [Grade.prime]: 'brand',
  [Grade.offGrade]: 'warning',
  [Grade.recycled]: 'success',
  [Grade.crushed]: 'success',
}

export const GradeBadge = ({ grade }: { grade: number }) => (
  <Badge tone={tones[grade]}>{kindLabel(useT(), 'Grade', grade)}</Badge>
)

/** What buyers gave it, where any did. */
export function ProductScore({ item: { commentCount, score } }: { item: Pick<ListedItem, 'commentCount' | 'score'> }) {
  const t = useT()
  if (score === null) return null
  return (
    <small>
      <span className="visually-hidden">{t('products.rated', { score: score.toFixed(1), count: commentCount })}</span>
      <span aria-hidden>{`★ ${score.toFixed(1)} (${commentCount})`}</span>
    </small>
  )
}

export function ProductTags({ item }: { item: ListedItem }) {
  const t = useT()
  return (
    <>
      <GradeBadge grade={item.grade} />
      {item.newFlag && <Tag tone="brand">{t('products.new')}</Tag>}
      <small className="muted">
        {item.selfSupportFlag && t('products.selfRun') + t('products.comma')}
        <Local zh={item.countryName} en={item.countryNameEn} />
      </small>
      <ProductScore item={item} />
    </>
  )
}

/** Per tonne; without one the price is on enquiry, which is the normal case. */
export function ProductPrice({ price }: Pick<ListedItem, 'price'>) {
  const t = useT()
  return (
    <PriceFigure
      amount={price ? money(t, price.perTonneMinor, price.currency) : undefined}
      per={t('products.perTonne')}
      note={price && <PriceNote price={price} />}
      absentText={t('products.priceOnEnquiry')}
    />
  )
}

/** Whose price it is, where it is not everybody's, whether VAT is in it, and what it is in the other currency. */
export function PriceNote({ price }: { price: NonNullable<ListedItem['price']> }) {
  const t = useT()
  return (
    <>
      {price.own && <Tag tone="brand">{t('products.yourPrice')}</Tag>} <VatNote currency={price.currency} />
      <Approx minor={price.perTonneMinor} currency={price.currency} />
    </>
  )
}

/** What a buyer can have at once, or how long it takes. */
export function ProductStock({ item: { stockKg, leadTimeDays, lotCount } }: { item: ListedItem }) {
  const t = useT()
  if (stockKg === 0) return t('products.leadTime', { count: leadTimeDays })
  const stock = t('products.stock', { weight: weight(t, stockKg) })
  return lotCount > 0 ? stock + t('products.comma') + t('products.lots', { count: lotCount }) : stock
}

export const PropertyFigure = ({
  property,
  unit,
}: {
  property: ListedItem['keyProperties'][number]
  unit?: string
}) => (
  <>
    {propertyFigure(property, unit)}
    <span className="unit">{` ${propertyUnit(property, unit)}`}</span>
  </>
)

/** How much was typed into the search: it goes along into an enquiry. */
export function useWanted() {
  const [query] = useSearchParams()
  return { quantity: query.get('quantity') ?? undefined, unit: query.get('unit') ?? undefined }
}

/** Puts the product into the enquiry; without scripts it leads there with the product in hand. */
export function EnquiryButton({ item, ...look }: { item: ListedItem } & Partial<ComponentProps<typeof LinkButton>>) {
  const t = useT()
  const title = localisedTitle(item, t).text
  return (
    <LinkButton
      href={to.inquiry({ productId: item.id, ...useWanted() })}
      data-basket={title}
      variant="enquiry"
      size="sm"
      aria-label={t('products.enquireFor', { title })}
      {...look}
    >
      {t('products.enquire')}
    </LinkButton>
  )
}
