import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'

/** At which rate prices in two currencies are sorted and filtered, where they are. */
export function ComparedAt({ query }: { query: URLSearchParams }) {
  const t = useT()
  const rate = useRoot()?.site.rate
  const compared = query.get('orderBy') === 'price' || query.has('priceMin') || query.has('priceMax')
  if (!compared || !rate) return null
  return (
    <p className="muted">
      {t('products.comparedAt', { at: t('layout.atRate', { rate: rate.cnyPerUsd, day: rate.asOf }) })}
    </p>
  )
}
