import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from '#platform/web/router.tsx'
import { constants } from '#platform/contract/constants.ts'
import { Grade, valuesOf } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { rememberSearch } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { SuggestionBox } from '#platform/ui/suggestion-box.tsx'
import styles from './search-bar.module.css'

const search = to.search()
/** Pages that are a search themselves keep the visitor. */
const ownSearches = [to.selfRun(), to.mobileSearch()]

/** A plain form: Enter and the button search, with or without scripts; suggestions come on top. */
export function SearchBar() {
  const t = useT()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Orders, shops and help are searched by words of their own.
  const own = pathname === search || ownSearches.includes(pathname)
  const key = (own && query.get('key')) || ''
  const grade = (own && query.get('grade')) || ''
  const path = own ? pathname : search
  const form = useRef<HTMLFormElement>(null)
  const { suggestions, ask } = useSuggestions(key, path)
  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined

  const shown = useRef(key + grade)
  useEffect(() => {
    // Not mounted anew, so that the keyboard stays in the box; what was typed before the scripts had come stays too.
    const [keyField, gradeField] = [field('key'), field('grade')]
    if (shown.current === key + grade || !keyField || !gradeField) return
    shown.current = key + grade
    keyField.value = key
    gradeField.value = grade
  }, [key, grade])
  return (
    <search className={styles.search}>
      <form
        ref={form}
        action={path}
        className={styles.form}
        role="search"
        onSubmit={() => rememberSearch(field('key')?.value ?? '')}
      >
        <GradeSelect grade={grade} />
        <SuggestionBox
          name="key"
          label={t('layout.searchLabel')}
          defaultValue={key}
          placeholder={constants.searchPlaceholder}
          maxLength={100}
          suggestions={suggestions}
          status={t('products.suggestions', { count: suggestions.length })}
          askOnFocus
          onQuery={(text) => void ask(text, field('grade')?.value ?? '')}
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

function GradeSelect({ grade }: { grade: string }) {
  const t = useT()
  return (
    <select name="grade" aria-label={t('layout.searchGrade')} defaultValue={grade} className={styles.grade}>
      <option value="">{t('layout.allGrades')}</option>
      {valuesOf(Grade).map((value) => (
        <option key={value} value={value}>
          {kindLabel(t, 'Grade', value)}
        </option>
      ))}
    </select>
  )
}
