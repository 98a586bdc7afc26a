import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/ui/badge.tsx'
import { choiceLabel, type Choice, type Names, type RangedParameter } from './choices.ts'
import { startOf, type SearchPlace } from './search-place.ts'
import { asSearch, without } from './search-address.ts'
import styles from './search-view.module.css'

interface ChosenFiltersProps {
  place: SearchPlace
  query: URLSearchParams
  choices: Choice[]
  names: Names
  parameters: RangedParameter[]
}

/** Everything that is set, each with a way to take it away. */
export function ChosenFilters({ place, query, choices, names, parameters }: ChosenFiltersProps) {
  const t = useT()
  // Words alone are taken back in the search box.
  if (choices.every(([part]) => part?.[0] === 'key')) return null
  return (
    <ul aria-label={t('products.chosen')} className={styles.chips}>
      {choices.map((choice) => {
        const { text, lang } = choiceLabel(choice, t, names, parameters)
        return (
          <li key={choice.join()}>
            <Chip
              removeHref={place.path + asSearch(without(query, choice))}
              removeLabel={t('products.remove', { name: text })}
            >
              <span lang={lang}>{text}</span>
            </Chip>
          </li>
        )
      })}
      {choices.length > 1 && (
        <li>
          <a href={startOf(place)}>{t('products.clearAll')}</a>
        </li>
      )}
    </ul>
  )
}
