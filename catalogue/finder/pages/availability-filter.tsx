import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { applyChange } from './use-search-form.ts'

const flags = ['inStock', 'selfSupportFlag', 'newFlag'] as const

export function AvailabilityFilter({ fixed, query }: { fixed: string[]; query: URLSearchParams }) {
  const t = useT()
  const flagTexts = {
    inStock: t('products.inStock'),
    selfSupportFlag: t('products.selfRun'),
    newFlag: t('products.new'),
  }
  return (
    <Disclosure summary={t('products.availability')} open>
      {flags.map(
        (name) =>
          !fixed.includes(name) && (
            <Checkbox
              key={name}
              name={name}
              value={1}
              label={flagTexts[name]}
              checked={query.get(name) === '1'}
              onChange={applyChange}
            />
          ),
      )}
    </Disclosure>
  )
}
