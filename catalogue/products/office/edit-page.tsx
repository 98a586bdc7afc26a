import { useMemo } from 'react'
import { to } from '#platform/contract/to.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { textOf, textsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { FormParts, FormSection } from '#platform/office/ui/form-section.tsx'
import { DraftNotice } from '#platform/office/records/draft-notice.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { redirect } from '#platform/web/outcome.ts'
import { randomId } from '#platform/web/random-id.ts'
import { PriceChanges } from '#catalogue/price-history/office/price-changes.tsx'
import { CostForm } from '#catalogue/costs/office/cost-form.tsx'
import { saveByForm } from '#catalogue/costs/office/save-by-form.ts'
import { moveByForm } from '#catalogue/warehouses/office/move-by-form.ts'
import { StockPlaces } from '#catalogue/warehouses/office/stock-places.tsx'
import { DocumentRows } from './document-rows.tsx'
import { KindFields } from './kind-fields.tsx'
import { LotRows } from './lot-rows.tsx'
import { PackingRows } from './packing-rows.tsx'
import { PictureRows } from './picture-rows.tsx'
import { PriceFields } from './price-fields.tsx'
import { copyOf, fieldsOfProduct, rowsOfProduct } from './product-fields.ts'
import { productOf } from './product-form-data.ts'
import { PropertyRows } from './property-rows.tsx'
import { NameFields } from './name-fields.tsx'
import type { Translator } from '#platform/texts/messages.ts'
import type { SavedProduct } from './product-fields.ts'
import styles from './products.module.css'

const list = to.office.products()

export async function loader({ api, url, me }: AdminVisit) {
  const maySeeCosts = (await me())?.permissions.includes('costs.read')
  const id = url.searchParams.get('id')
  const like = id ? null : url.searchParams.get('like')
  const [saved, draft, source, choices, prices, stock, costs] = await Promise.all([
    id ? api.products.info({ id }) : null,
    like || url.searchParams.has('asSaved') ? null : api.products.draft({ id: id ?? undefined }),
    like ? api.products.info({ id: like }) : null,
    api.products.choices(),
    id ? api.priceHistory.ofProduct({ id }) : [],
    id ? api.stockMoves.ofProduct({ id }) : null,
    id && maySeeCosts ? api.costs.ofProduct({ id }) : null,
  ])
  return { saved, draft, copied: source && copyOf(source), choices, prices, stock, costs, formKey: randomId() }
}

/** Beside the product itself. */
const intents = { moveStock: moveByForm, saveCosts: saveByForm } as const

export const action: AdminAction = async ({ api, form }) => {
  const intent = form.get('intent')
  const id = textOf(form, 'id') || undefined
  if (intent === 'dropDraft') {
    await api.products.dropDraft({ id })
    return redirect(to.office.products.edit(id), 303)
  }
  if (intent === 'preview') {
    const [version] = textsOf(form, 'version')
    await api.products.keepDraft({ id, version, ...productOf(form) })
    return redirect(to.office.productPreview({ id }), 303)
  }
  return intent === 'moveStock' || intent === 'saveCosts'
    ? intents[intent](api, form)
    : keep(form, list, api.products, productOf(form))
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({
  title: saved
    ? t('adminProducts.editTitle', { name: [saved.series, saved.model].filter(Boolean).join(' ') })
    : t('adminProducts.add'),
})

export default function ProductEditPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { saved, draft, copied, choices, prices, stock, costs, formKey } = data
  const begun = draft?.typed ?? saved ?? copied
  const fields = useFields(fieldsOfProduct(begun))
  const rows = useMemo(() => rowsOfProduct(begun, saved, draft?.fileIds), [begun, saved, draft])
  const labels = nameLabels(t)
  const titles = sectionTitles(t)
  return (
    // A copy is another form than the one it was made from.
    <div className="stack" key={useFormKey(`${saved?.id ?? 'new'} ${draft?.basis ?? ''}`)}>
      <ProductHead title={meta(data, t).title} saved={saved} />
      {draft && <DraftNotice id={saved?.id} />}
      {copied && <Notice>{t('adminProducts.copied', { code: copied.copiedFrom })}</Notice>}
      <FormParts
        label={t('adminProducts.title')}
        parts={Object.entries(titles).map(([id, title]) => ({ id, title }))}
      />
      <EditForm
        saved={saved}
        basis={draft?.basis}
        labels={labels}
        back={list}
        wide
        actions={<PreviewButton />}
        history={saved ? to.office.audit({ noun: 'product', key: saved.id }) : undefined}
      >
        <input type="hidden" name="key" value={formKey} />
        {saved && <input type="hidden" name="stockWas" value={saved.stockKg} />}
        <NameFields title={titles.names} labels={labels} fields={fields} />
        <FormSection id="kind" title={titles.kind}>
          <KindFields fields={fields} choices={choices} />
        </FormSection>
        <FormSection id="pictures" title={titles.pictures} hint={t('adminProducts.picturesHint')}>
          <PictureRows saved={begun?.pictures ?? []} error={fields.error('pictureIds')} />
        </FormSection>
        <FormSection id="properties" title={titles.properties}>
          <PropertyRows saved={rows.properties} parameters={choices.parameters} />
        </FormSection>
        <FormSection id="price" title={titles.price}>
          <PriceFields fields={fields} tiers={rows.tiers} />
          <PriceChanges changes={prices} />
        </FormSection>
        <FormSection id="packings" title={titles.packings}>
          <PackingRows saved={rows.packings} />
        </FormSection>
        <FormSection id="lots" title={titles.lots}>
          <LotRows saved={rows.lots} />
        </FormSection>
        <FormSection id="documents" title={titles.documents}>
          <DocumentRows saved={rows.documents} lots={saved?.lots.map(({ code }) => code) ?? []} />
        </FormSection>
      </EditForm>
      {saved && stock && <StockPlaces productId={saved.id} stock={stock} formKey={formKey} />}
      {saved && costs && <CostForm productId={saved.id} costs={costs} />}
    </div>
  )
}

function PreviewButton() {
  const t = useT()
  return (
    <Button type="submit" name="intent" value="preview" icon="eye">
      {t('adminContent.preview')}
    </Button>
  )
}

const nameLabels = (t: Translator) => ({
  code: t('adminProducts.code'),
  model: t('adminProducts.model'),
  series: t('adminProducts.series'),
  status: t('adminProducts.status'),
})

const sectionTitles = (t: Translator) => ({
  names: t('adminProducts.sectionNames'),
  kind: t('adminProducts.sectionKind'),
  pictures: t('adminProducts.sectionPictures'),
  properties: t('adminProducts.sectionProperties'),
  price: t('adminProducts.sectionPrice'),
  packings: t('adminProducts.sectionPackings'),
  lots: t('adminProducts.sectionLots'),
  documents: t('adminProducts.sectionDocuments'),
})

function ProductHead({ title, saved }: { title: string; saved: SavedProduct | null }) {
  const t = useT()
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {saved && <a href={to.office.products.edit(undefined, { like: saved.id })}>{t('adminProducts.duplicate')}</a>}
      {saved?.status === 'published' && (
        <a href={to.product(saved.id)} target="_blank" rel="noopener" data-document="">
          {t('adminProducts.view')}
        </a>
      )}
    </div>
  )
}
