import { useEffect, useState } from 'react'
import { currencies, isCurrency } from '#platform/contract/currencies.ts'
import { currencyMark, usualCurrency } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { NumberEnd } from './number-end.tsx'
import styles from './filter-panel.module.css'

/** In whole yuan or dollars a tonne; the address holds fen and cents. */
export function PriceFilter({ query }: { query: URLSearchParams }) {
  const t = useT()
  const major = (name: string) => (query.has(name) ? Number(query.get(name)) / 100 : undefined)
  const [min, max] = [major('priceMin'), major('priceMax')]
  const read = useReadCurrency()
  const currency = query.get('currency') ?? read
  return (
    <Disclosure summary={t('products.price')} open={min !== undefined || max !== undefined}>
      <fieldset>
        <legend className="visually-hidden">{t('products.price')}</legend>
        <div className={styles.ends}>
          <NumberEnd name="price.min" label={t('products.from', { name: t('products.price') })} value={min} />
          <span aria-hidden>–</span>
          <NumberEnd name="price.max" label={t('products.to', { name: t('products.price') })} value={max} />
          <select
            key={currency}
            name="currency"
            aria-label={t('products.currency')}
            defaultValue={currency}
            onChange={({ currentTarget: { form } }) => {
              const typed = new FormData(form as HTMLFormElement)
              if (typed.get('price.min') || typed.get('price.max')) form?.requestSubmit()
            }}
            className={styles.unit}
          >
            {currencies.map((code) => (
              <option key={code} value={code}>
                {currencyMark(t, code).trim()}
                {t('products.perTonne')}
              </option>
            ))}
          </select>
        </div>
        <p className={styles.note}>{t('products.priceNote')}</p>
      </fieldset>
    </Disclosure>
  )
}

/** Known to the browser alone: the page is the same for all. */
function useReadCurrency() {
  const [currency, setCurrency] = useState(usualCurrency(useT().locale))
  useEffect(() => {
    const chosen = document.body.dataset['currency']
    if (isCurrency(chosen)) setCurrency(chosen)
  }, [])
  return currency
}
