import type { ChangeEvent } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import type { ShopFilter, shops } from '../contract.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import styles from './shops.module.css'

type Counted = OutputOf<typeof shops.provinces>

export interface ShopChoices {
  types: OutputOf<typeof shops.types>
  provinces: Counted
  countries: Counted
  categories: Counted
  labels: Counted
}

interface ShopFiltersProps {
  filter: ShopFilter
  choices: ShopChoices
}

/** The list without one of its filters, from the first page on. */
function addressOf(filter: ShopFilter, changes: Partial<Record<keyof ShopFilter, number | undefined>>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filter, ...changes }))
    for (const each of [value ?? []].flat()) query.append(name, String(each))
  return to.shops(query)
}

const apply = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

/** Company types as links, the other filters as one form that works before scripts as well. */
export function ShopFilters({ filter, choices }: ShopFiltersProps) {
  const t = useT()
  const { enterpriseType } = filter
  const total = choices.types.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.filters}>
      <nav aria-label={t('shops.type')} className={styles.types}>
        <a
          href={addressOf(filter, { enterpriseType: undefined })}
          aria-current={enterpriseType === undefined ? 'true' : undefined}
        >
          {t('shops.allTypes')} <small>{total}</small>
        </a>
        {choices.types.map(({ enterpriseType: type, count }) => (
          <a
            key={type}
            href={addressOf(filter, { enterpriseType: type })}
            aria-current={type === enterpriseType ? 'true' : undefined}
            className={count === 0 ? styles.none : undefined}
          >
            {kindLabel(t, 'ShopType', type)} <small>{count}</small>
          </a>
        ))}
      </nav>
      <FilterForm filter={filter} choices={choices} />
      <Chosen filter={filter} choices={choices} />
    </div>
  )
}

function FilterForm({ filter, choices }: ShopFiltersProps) {
  const t = useT()
  const select = (name: keyof ShopFilter, label: string, any: string, options: Counted) => (
    <Select
      name={name}
      aria-label={label}
      placeholder={any}
      value={String([filter[name] ?? ''].flat()[0])}
      onChange={apply}
      options={options.map(({ id, name: zh, nameEn, count }) => ({
        value: id,
        label: t('shops.choice', { name: localised(t.locale, zh, nameEn).text, count }),
      }))}
    />
  )
  return (
    <form role="search" aria-label={t('shops.filters')} action={to.shops()} className={styles.form}>
      {filter.enterpriseType !== undefined && (
        <input type="hidden" name="enterpriseType" value={filter.enterpriseType} />
      )}
      <TextInput
        key={filter.key}
        type="search"
        name="key"
        icon="search"
        defaultValue={filter.key}
        maxLength={100}
        aria-label={t('shops.search')}
        placeholder={t('shops.searchPlaceholder')}
        className={styles.key}
      />
      {select('categoryId', t('shops.category'), t('shops.allCategories'), choices.categories)}
      {select('provinceId', t('shops.province'), t('shops.allProvinces'), choices.provinces)}
      {select('countryId', t('shops.country'), t('shops.allCountries'), choices.countries)}
      {select('lableIds', t('shops.label'), t('shops.allLabels'), choices.labels)}
      <Button type="submit">{t('layout.search')}</Button>
    </form>
  )
}

function Chosen({ filter, choices }: ShopFiltersProps) {
  const t = useT()
  const named = (list: Counted, wanted: number | undefined) => {
    const found = list.find(({ id }) => id === wanted)
    return found ? localised(t.locale, found.name, found.nameEn).text : String(wanted)
  }
  const [label] = filter.lableIds ?? []
  const chosen: [keyof ShopFilter, string | undefined][] = [
    ['key', filter.key],
    ['categoryId', filter.categoryId && named(choices.categories, filter.categoryId)],
    ['provinceId', filter.provinceId && named(choices.provinces, filter.provinceId)],
    ['countryId', filter.countryId && named(choices.countries, filter.countryId)],
    ['lableIds', label && named(choices.labels, label)],
  ].filter(([, text]) => text) as [keyof ShopFilter, string][]
  if (chosen.length === 0) return null
  return (
    <p className={styles.chosen}>
      {chosen.map(([name, text = '']) => (
        <Chip
          key={name}
          removeHref={addressOf(filter, { [name]: undefined })}
          removeLabel={t('shops.remove', { name: text })}
        >
          {text}
        </Chip>
      ))}
      <a href={to.shops()}>{t('shops.clear')}</a>
    </p>
  )
}
