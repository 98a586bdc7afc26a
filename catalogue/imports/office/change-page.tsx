import { currencies } from '#platform/contract/currencies.ts'
import { to } from '#platform/contract/to.ts'
import { products } from '#catalogue/products/office/contract.ts'
import { productStatuses } from '#catalogue/products/office/product-values.ts'
import { textOf, useFields } from '#platform/office/form.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { BackLink } from '#platform/office/ui/back-link.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { useSearchParams } from '#platform/web/router.tsx'
import { readQuery } from '#platform/web/read-query.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { ChangeForm, ChangeSelect, ChangeText } from './change-form.tsx'
import type { ManyChangeName } from './many-change.ts'
import styles from './change-form.module.css'

/** Which products are meant: those of the list's address, or those that were ticked there. */
function meantBy(url: URL) {
  const { page: _, limit: __, sort: ___, ...filter } = readQuery(products.list, url)
  const ids = url.searchParams.get('ids')?.split(',').map(Number)
  return { ...filter, ids }
}

export async function loader({ api, url }: AdminVisit) {
  const { ids, ...filter } = meantBy(url)
  const [found, { categories, labels }] = await Promise.all([
    ids ? { totalCount: ids.length } : api.products.list({ ...filter, limit: 0 }),
    api.products.choices(),
  ])
  return { count: found.totalCount, categories, labels, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const { id } = await api.imports.changeMany(
    {
      ...meantBy(url),
      what: textOf(form, 'what') as ManyChangeName,
      value: textOf(form, 'value'),
      currency: currencies.find((currency) => currency === textOf(form, 'currency')),
    },
    { idempotencyKey: textOf(form, 'key') || undefined },
  )
  return redirect(to.office.importRun(id), 303)
}

export const meta: MetaOf<typeof loader> = ({ count }, t) => ({ title: t('adminImports.changeTitle', { count }) })

export default function ChangeManyPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const { categories, labels, formKey } = data
  const refused = useRefused()?.refused
  const [query] = useSearchParams()
  const back = new URLSearchParams(query)
  back.delete('ids')
  const { text } = useFields(null)
  return (
    <div className="stack">
      <header className="stack tight">
        <BackLink href={to.office.products(back)}>{t('adminProducts.title')}</BackLink>
        <h1>{meta(data, t).title}</h1>
        <p className="muted">{t('adminImports.changeIntro')}</p>
      </header>
      {refused && !refused.fields['value'] && (
        <div role="alert">
          <Notice kind="danger">{refused.message}</Notice>
        </div>
      )}
      <div className={styles.changes}>
        <ChangeForm title={t('adminImports.many_pricePercent')} formKey={`${formKey}1`} whats={['pricePercent']}>
          <ChangeText suffix="%" hint={t('adminImports.changeSign')} />
        </ChangeForm>
        <ChangeForm title={t('adminImports.many_priceAmount')} formKey={`${formKey}2`} whats={['priceAmount']}>
          <ChangeText hint={t('adminImports.changeSign')} />
          <ChangeSelect
            name="currency"
            label={t('adminProducts.currency')}
            chosen={text('currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </ChangeForm>
        <ChangeForm title={t('adminImports.many_category')} formKey={`${formKey}3`} whats={['category']}>
          <ChangeSelect options={namedOptions(t.locale, categories)} />
        </ChangeForm>
        <ChangeForm title={t('adminImports.many_label')} formKey={`${formKey}4`} whats={['addLabel', 'removeLabel']}>
          <ChangeSelect options={namedOptions(t.locale, labels)} />
        </ChangeForm>
        <ChangeForm title={t('adminImports.many_stock')} formKey={`${formKey}5`} whats={['stockSet', 'stockAdd']}>
          <ChangeText suffix="kg" hint={t('adminImports.changeStock')} />
        </ChangeForm>
        <ChangeForm title={t('adminImports.many_leadTime')} formKey={`${formKey}6`} whats={['leadTime']}>
          <ChangeText />
        </ChangeForm>
        <ChangeForm title={t('adminImports.many_status')} formKey={`${formKey}7`} whats={['status']}>
          <ChangeSelect
            options={productStatuses.map((value) => ({ value, label: t(`adminProducts.status_${value}`) }))}
          />
        </ChangeForm>
      </div>
    </div>
  )
}
