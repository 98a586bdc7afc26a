import { useEffect, useState } from 'react'
import { constants } from '#platform/contract/constants.ts'
import type { EnterpriseItem } from '../enterprise.ts'
import { localised } from '#platform/texts/localised.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { highlight } from '#platform/ui/highlight.ts'
import { SuggestionBox } from '#platform/ui/suggestion-box.tsx'
import styles from './company.module.css'

interface CompanySearchProps {
  typed: string
  hint: string
}

/** Finds a company by a part of its name. The answer is a page of its own; suggestions only make it shorter. */
export function CompanySearch({ typed, hint }: CompanySearchProps) {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<EnterpriseItem[]>([])
  useEffect(() => {
    if (!api || query.trim().length < 2) return setFound([])
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.companies.enterpriseList({ key: query, limit: 6 }, { signal: abort.signal }).then(
        ({ list }) => setFound(list),
        () => undefined,
      )
    }, constants.fetchDelayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, query])
  const placeOf = ({ city, province, country }: EnterpriseItem) => {
    const place = city ?? province ?? country
    return place ? localised(t.locale, place.name, place.nameEn).text : undefined
  }
  return (
    <div className="stack tight">
      <p className="muted">{hint}</p>
      <form role="search" className={styles.search}>
        <Field label={t('members.findCompany')} className={styles.box}>
          <SuggestionBox
            key={typed}
            name="name"
            label={t('members.findCompany')}
            defaultValue={typed}
            maxLength={100}
            suggestions={found.map((company) => ({
              id: String(company.id),
              parts: highlight(company.name, query),
              note: placeOf(company),
            }))}
            status={t('members.suggestions', { count: found.length })}
            onQuery={setQuery}
          />
        </Field>
        <Button type="submit" icon="search">
          {t('members.find')}
        </Button>
      </form>
    </div>
  )
}
