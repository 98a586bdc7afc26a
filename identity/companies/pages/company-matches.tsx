import { useId } from 'react'
import { to } from '#platform/contract/to.ts'
import type { EnterpriseItem } from '../enterprise.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ConfirmDialog } from '#platform/ui/dialog.tsx'
import styles from './company.module.css'

interface CompanyMatchesProps {
  /** What was looked for. */
  name: string
  list: EnterpriseItem[]
  totalCount: number
  /** The company that the member would leave. */
  present?: { id: number; name: string }
}

/** The companies that were found, each to be joined, and the way to found one that is not there. */
export function CompanyMatches({ name, list, totalCount, present }: CompanyMatchesProps) {
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
                  {labelOf(t, 'EnterpriseType', company.enterpriseType)}
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
              {company.id === present?.id ? (
                <span className="muted">{t('members.joined')}</span>
              ) : (
                <Move field="enterpriseId" value={company.id} label={t('members.join')} leaves={present?.name} />
              )}
            </li>
          ))}
        </ul>
      )}
      {totalCount > list.length && <p className="muted">{t('members.moreMatches')}</p>}
      {!listed && (
        <div className="stack tight">
          <Move field="enterpriseName" value={name} label={t('members.create', { name })} leaves={present?.name} />
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
  leaves?: string
}

/** Joining is one click; leaving another company for it is asked about. */
function Move({ field, value, label, leaves }: MoveProps) {
  const t = useT()
  const form = useId()
  const dialog = useId()
  return (
    <>
      <form method="post" action={to.company()} id={form}>
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name={field} value={value} />
        {leaves ? (
          <Button command="show-modal" commandfor={dialog}>
            {label}
          </Button>
        ) : (
          <Button type="submit" variant={field === 'enterpriseId' ? 'primary' : 'secondary'}>
            {label}
          </Button>
        )}
      </form>
      {leaves && (
        <ConfirmDialog
          id={dialog}
          form={form}
          title={t('members.leaveTitle', { name: leaves })}
          confirmLabel={t('members.leave')}
          cancelLabel={t('members.cancel')}
        >
          {t('members.leaveText')}
        </ConfirmDialog>
      )}
    </>
  )
}
