import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { quantity } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { choiceLabel } from './choices.ts'
import type { SearchData } from './load-search.ts'
import { namesIn } from './search-names.ts'
import { startOf, type SearchPlace } from './search-place.ts'
import { asSearch, filterOnly, wantedNames, without } from './search-address.ts'
import styles from './search-view.module.css'

interface NothingFoundProps {
  place: SearchPlace
  query: URLSearchParams
  data: SearchData
  /** Nothing was asked for. */
  bare?: boolean
}

/** What an enquiry can be made of: the words, the numbers and the kind of material. */
const specification = ['key', 'grade', 'range', ...wantedNames]

/** No dead end: less strict searches with their counts, what others search for, and an enquiry by specification. */
export function NothingFound({ place, query, data, bare }: NothingFoundProps) {
  const t = useT()
  const { relaxed, parameters } = data
  const names = namesIn(data)
  return (
    <EmptyState
      icon="search"
      title={t(bare ? 'products.none' : 'products.nothing')}
      actions={
        <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry(filterOnly(query, specification))}>
          {t('products.enquireBySpecification')}
        </LinkButton>
      }
    >
      <p>{t('products.nothingText')}</p>
      {relaxed.length > 0 && (
        <>
          <h3 className={styles.relaxedTitle}>{t('products.lessStrict')}</h3>
          <ul className={styles.relaxed}>
            {relaxed.map(({ choice, count }) => (
              <li key={choice.join()}>
                <a href={place.path + asSearch(without(query, choice))}>
                  {t('products.withoutChoice', { name: choiceLabel(choice, t, names, parameters).text })}
                </a>
                <span className="unit">{quantity(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!bare && (
        <p className={styles.hot}>
          {t('layout.hotSearches')}
          {constants.hotSearch.map((word) => (
            <a key={word} href={startOf(place, word)}>
              {word}
            </a>
          ))}
        </p>
      )}
    </EmptyState>
  )
}
