import { useEffect, useRef, useState, type RefObject } from 'react'
import { refusals } from '#platform/contract/errors.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import { differencesOf, type Difference } from '../form-differences.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused, type Refused } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './conflict-notice.module.css'

export const isConflict = (refused: Refused['refused'] | undefined) => refused?.code === refusals.CONFLICT.code

interface ConflictNoticeProps {
  saved: { version: number } | null
  labels: Record<string, string>
  /** Saving over the other's writes only what was changed here. */
  merges?: boolean | undefined
  /** The page shows what this operator has not saved. */
  drafted?: boolean
}

/**
 * Who was faster and what differs. The form below keeps what was typed, and its version: only the button here, whose
 * version comes first in what is sent, saves over the other's.
 */
export function ConflictNotice({ saved, labels, merges, drafted }: ConflictNoticeProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const asSaved = pathname + search + (drafted ? '&asSaved=1' : '')
  const box = useRef<HTMLDivElement>(null)
  const outcome = useRefused()
  const { changedBy, changedAt } = (outcome?.refused.data ?? {}) as { changedBy?: string; changedAt?: string }
  const known = useKnownDifferences(saved, labels)
  const read = useDifferences(box, asSaved)
  const differing = (read ?? known).map((each) => ({ ...each, label: labels[each.name] ?? each.label }))
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView()
  }, [outcome])
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      {/* Enter in a field presses the first button of its form, which must not be the one that saves over. */}
      <button type="submit" hidden>
        {t('adminForm.save')}
      </button>
      <Notice kind="warning" title={t('adminForm.conflictTitle')}>
        <p>
          {changedBy
            ? t('adminForm.conflictBy', { name: changedBy, time: dateTime(changedAt) })
            : t('adminForm.conflictUnknown')}
        </p>
        {merges && <p>{t('adminForm.conflictOnlyMine')}</p>}
        {read?.length === 0 && <p>{t('adminForm.conflictSame')}</p>}
        {differing.length > 0 && (
          <table className={styles.values}>
            <thead>
              <tr>
                <th scope="col">{t('adminAudit.field')}</th>
                <th scope="col">{t('adminForm.conflictYours')}</th>
                <th scope="col">{t('adminForm.conflictSaved')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map(({ name, label, mine, theirs }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{mine || empty}</td>
                  <td>{theirs || empty}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="cluster">
          <LinkButton href={asSaved} size="sm" data-document="">
            {t('adminForm.conflictTakeTheirs')}
          </LinkButton>
          <Button type="submit" name="version" value={saved?.version} size="sm" variant="danger">
            {t(merges ? 'adminForm.conflictSaveMine' : 'adminForm.conflictSaveAll')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}

/** Of the fields that the page has named, for the time before scripts have come. */
function useKnownDifferences(saved: object | null, labels: Record<string, string>): Difference[] {
  const t = useT()
  const typed = useRefused()?.typed ?? {}
  const now = (saved ?? {}) as Record<string, unknown>
  const yesNo = (yes: boolean) => t(yes ? 'adminForm.yes' : 'adminForm.no')
  return Object.entries(labels)
    .map(([name, label]) => {
      const value = now[name]
      return typeof value === 'boolean'
        ? { name, label, mine: yesNo(name in typed), theirs: yesNo(value) }
        : { name, label, mine: typed[name] ?? '', theirs: String(value ?? '') }
    })
    .filter(({ mine, theirs }) => mine !== theirs)
}

/** Of all fields: the page as it is saved now is asked for, and its form compared with the one around the notice. */
function useDifferences(box: RefObject<HTMLElement | null>, address: string): Difference[] | undefined {
  const t = useT()
  const outcome = useRefused()
  const [found, setFound] = useState<Difference[]>()
  useEffect(() => {
    const leaving = new AbortController()
    async function compare() {
      const answer = await fetch(address, { signal: leaving.signal })
      // Without its head, whose styles carry the mark of another document.
      const [, main = ''] = (await answer.text()).split(/(?=<main[ >])/)
      const page = new DOMParser().parseFromString(main, 'text/html')
      const theirs = [...page.forms].find((form) => form.elements.namedItem('version'))
      const mine = box.current?.closest('form')
      const words = { yes: t('adminForm.yes'), no: t('adminForm.no'), changed: t('adminForm.conflictChanged') }
      if (mine && theirs) setFound(differencesOf(mine, theirs, words))
    }
    // Without the page there is still what the notice knows by itself.
    compare().catch(() => undefined)
    return () => leaving.abort()
  }, [box, address, outcome, t])
  return found
}
