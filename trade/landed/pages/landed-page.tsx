import { to } from '#platform/contract/to.ts'
import { products } from '#catalogue/products/contract.ts'
import { amountOf, readAsked } from '#catalogue/goods/pages/order-quantity.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { unitsOffered } from '#catalogue/goods/quantity.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { DestinationList, destinationListId } from '#trade/freight/pages/destination-list.tsx'
import { LadderTable } from './ladder-table.tsx'
import styles from './landed.module.css'

export async function loader({ api, url }: Visit) {
  const { id } = readQuery(products.detail, url)
  const product = await api.products.detail({ id })
  const asked = readAsked(url.searchParams, product)
  const quantity = amountOf(asked.typed)
  const destination = (url.searchParams.get('destination') ?? '').slice(0, 100).trim()
  const readable = destination !== '' && quantity > 0
  const [destinations, ladder] = await Promise.all([
    api.freight.destinations(),
    readable ? api.freight.ladder({ productId: id, quantity, unit: asked.unit, destination }) : undefined,
  ])
  return { product, asked, destination, destinations, ladder }
}

export const meta: MetaOf<typeof loader> = ({ product }, t) => ({
  title: `${t('freight.title')}: ${localisedTitle(product, t).text}`,
  noIndex: true,
})

export default function LandedPage() {
  const t = useT()
  const { product, asked, destination, destinations, ladder } = usePageData<typeof loader>()
  const wish = { productId: product.id, quantity: amountOf(asked.typed), unit: asked.unit }
  return (
    <div className={`container stack ${styles.page}`}>
      <p>
        <a href={to.product(product.id, { quantity: asked.typed, unit: asked.unit })}>← {t('freight.back')}</a>
      </p>
      <header className="stack tight">
        <h1>{t('freight.title')}</h1>
        <p>{localisedTitle(product, t).text}</p>
        <p className="muted">{t('freight.intro')}</p>
      </header>
      <form action={to.landed.path} className={styles.form}>
        <input type="hidden" name="id" value={product.id} />
        <Field label={t('productDetail.quantity')}>
          <TextInput name="quantity" inputMode="decimal" autoComplete="off" maxLength={20} defaultValue={asked.typed} />
        </Field>
        <Field label={t('productDetail.unit')}>
          <Select
            name="unit"
            defaultValue={asked.unit}
            options={unitsOffered(product.packings).map((unit) => ({
              value: unit,
              label: t(`productDetail.unit_${unit}`),
            }))}
          />
        </Field>
        <Field label={t('freight.destination')}>
          <TextInput name="destination" list={destinationListId} maxLength={100} required defaultValue={destination} />
        </Field>
        <DestinationList destinations={destinations} />
        <Button type="submit" variant="primary">
          {t('freight.show')}
        </Button>
      </form>
      {ladder === null && <Notice>{t('freight.priceOnEnquiry')}</Notice>}
      {ladder && <LadderTable ladder={ladder} wish={wish} />}
    </div>
  )
}
