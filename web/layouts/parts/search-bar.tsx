import { useLocation, useSearchParams } from '#web/lib/router.tsx'
import { constants } from '#contract/constants.ts'
import { Grade, valuesOf } from '#contract/enums.ts'
import { labelOf } from '#i18n/enum-labels.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './search-bar.module.css'

const selfRun = '/product/selfSupport'
const search = '/product/search'

/** A plain form: Enter and the button search, with or without scripts. */
export function SearchBar() {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const key = query.get('key') ?? ''
  const grade = query.get('grade') ?? ''
  return (
    <search className={styles.search}>
      <form action={pathname === selfRun ? selfRun : search} className={styles.form} role="search">
        <select
          name="grade"
          aria-label={t('layout.searchGrade')}
          key={`grade ${grade}`}
          defaultValue={grade}
          className={styles.grade}
        >
          <option value="">{t('layout.allGrades')}</option>
          {valuesOf(Grade).map((value) => (
            <option key={value} value={value}>
              {labelOf(t, 'Grade', value)}
            </option>
          ))}
        </select>
        <input
          key={`key ${key}`}
          type="search"
          name="key"
          defaultValue={key}
          aria-label={t('layout.searchLabel')}
          placeholder={constants.searchPlaceholder}
          autoComplete="off"
          maxLength={100}
          className={styles.key}
        />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <span>{t('layout.search')}</span>
        </button>
      </form>
      <p className={styles.hot}>
        <span>{t('layout.hotSearches')}</span>
        {constants.hotSearch.map((word) => (
          <a key={word} href={`${search}?key=${word}`}>
            {word}
          </a>
        ))}
      </p>
    </search>
  )
}
