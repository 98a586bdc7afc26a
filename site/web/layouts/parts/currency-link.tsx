import { currencies } from '#platform/contract/currencies.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'

/** A link to each currency, of which styles show the one that is not read yet: the page is the same for all. */
export function CurrencyLink({ className }: { className?: string }) {
  const t = useT()
  const { pathname, search } = useLocation()
  if (!useRoot()?.site.rate) return null
  const back = String(new URLSearchParams({ backUrl: pathname + search }))
  return currencies.map((currency, at) => (
    <a
      key={currency}
      href={`/currency/${currency}?${back}`}
      data-document=""
      data-in={currencies[1 - at]}
      className={className}
    >
      {t('layout.pricesIn', { currency })}
    </a>
  ))
}
