import { Grade, nameOf, valuesOf } from '#platform/contract/enums.ts'
import { productStatuses } from './product-values.ts'
import { namedOptions } from '#platform/office/named-options.ts'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { ProductChoices } from './product-fields.ts'

const lacks = ['picture', 'price', 'stock', 'chinese', 'english', 'properties', 'validDocuments'] as const

type Choices = Pick<ProductChoices, 'categories' | 'brands' | 'shops' | 'labels'>

export function ProductFilters({ choices }: { choices: Choices }) {
  const t = useT()
  return (
    <>
      <FilterSelect
        name="status"
        label={t('adminProducts.status')}
        options={productStatuses.map((value) => ({ value, label: t(`adminProducts.status_${value}`) }))}
      />
      <FilterSelect
        name="categoryId"
        label={t('adminProducts.category')}
        options={namedOptions(t.locale, choices.categories)}
      />
      <FilterSelect name="brandId" label={t('adminProducts.brand')} options={namedOptions(t.locale, choices.brands)} />
      <FilterSelect
        name="grade"
        label={t('adminProducts.grade')}
        options={valuesOf(Grade).map((value) => ({
          value,
          label: t(`enums.Grade_${nameOf(Grade, value) ?? 'prime'}`),
        }))}
      />
      <FilterSelect name="shopId" label={t('adminProducts.shop')} options={namedOptions(t.locale, choices.shops)} />
      <FilterSelect name="labelId" label={t('adminProducts.label')} options={namedOptions(t.locale, choices.labels)} />
      <FilterSelect
        name="lacks"
        label={t('adminProducts.lacks')}
        options={lacks.map((value) => ({ value, label: t(`adminProducts.lacks_${value}`) }))}
      />
    </>
  )
}
