import { to } from '#platform/contract/to.ts'
import type { EnterpriseItem } from '../enterprise.ts'
import { stateLabel } from '#platform/texts/state-labels.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import styles from './company.module.css'

interface CompanyMatchesProps {
  /** What was looked for. */
  name: string
  list: EnterpriseItem[]
  totalCount: number
  /** The company that was asked before. */
  askedId?: number
}

/** The companies that were found, each to be asked, and the way to found one that is not there. */
export function CompanyMatches({ name, list, totalCount, askedId }: CompanyMatchesProps) {
  const t = useT()
  const listed = list.some((company) => company.name.toLowerCase() === name.toLowerCase())
  return (
    <section className="stack" aria-live="polite">
      <p>{totalCount > 0 ? t('members.matches', { count: totalCount }) : t('members.noMatch')}</p>
      {list.length > 0 && (
        <ul className={styles.matches}>
          {list.map((company) => (
            <li key={company.id}>
              <div>
                <b>{company.name}</b>
                <p className="muted">
                  {stateLabel(t, 'EnterpriseType', company.enterpriseType)}
                  {company.city && (
                    <>
                      {' · '}
                      <Local zh={company.city.name} en={company.city.nameEn} />
                    </>
                  )}
                  {company.country && (
                    <>
                      {' · '}
                      <Local zh={company.country.name} en={company.country.nameEn} />
                    </>
                  )}
                </p>
              </div>
              {company.status === 'verified' && <Badge tone="success">{t('members.status_verified')}</Badge>}
              {company.id === askedId ? (
                <span className="muted">{t('members.joined')}</span>
              ) : (
                <Move field="enterpriseId" value={company.id} label={t('members.join')} />
              )}
            </li>
          ))}
        </ul>
      )}
      {totalCount > list.length && <p className="muted">{t('members.moreMatches')}</p>}
      {!listed && (
        <div className="stack tight">
          <Move field="enterpriseName" value={name} label={t('members.create', { name })} />
          <p className="muted">{t('members.createHint')}</p>
        </div>
      )}
    </section>
  )
}

interface MoveProps {
  field: 'enterpriseId' | 'enterpriseName'
  value: string | number
  label: string
}

function Move({ field, value, label }: MoveProps) {
  return (
    <form method="post" action={to.company()}>
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name={field} value={value} />
      <Button type="submit" variant={field === 'enterpriseId' ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </form>
  )
}
