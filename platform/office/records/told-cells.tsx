import type { ReactNode } from 'react'
import type { Picture } from '#platform/contract/picture.ts'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey, Translator } from '#platform/texts/messages.ts'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { knownFilters } from './filtered-field.ts'
import type { PublishState, RecordNoun } from './record.ts'
import { StateBadge } from './state-badge.tsx'
import styles from './records.module.css'

type Row = Record<string, unknown> & { id: number }

/** What those columns are called that the kit itself fills. */
export const toldHeaders: Readonly<Record<string, PlainKey>> = {
  missing: 'adminContent.language',
  publishedAt: 'adminContent.state',
  version: 'adminContent.versions',
}

/** Whether a thing is on the site, and in which languages something is not written yet. */
export const toldCells = (t: Translator): Record<string, (row: Row) => ReactNode> => ({
  publishedAt: ({ state, publishedAt }) => (
    <StateBadge state={state as PublishState} publishedAt={publishedAt as string | null} />
  ),
  missing: ({ missing }) => {
    const sides = missing as string[]
    if (sides.length === 0) return <span className="muted">{t('adminContent.complete')}</span>
    return (
      <span className={styles.missing}>
        {sides.map((side) => (
          <Badge key={side} tone="warning">
            {t(knownFilters['missing']?.[side] ?? 'adminContent.language')}
          </Badge>
        ))}
      </span>
    )
  },
})

/** What a thing is called in the language that it has, with its picture. */
export function nameCell(t: Translator, { heading, at }: RecordNoun, row: Row, mayEdit: boolean) {
  const { lang, text } = localised(t.locale, row[heading] as string | null, row[`${heading}En`] as string | null)
  const picture = row['picture'] as Picture | null | undefined
  return (
    <span className={styles.named}>
      {picture && (
        <span className={styles.thumb}>
          <StoredPicture picture={picture} ratio="4:3" sizes="48px" />
        </span>
      )}
      <span lang={lang}>
        <RowLink to={mayEdit && at.edit(row.id)}>{text}</RowLink>
      </span>
    </span>
  )
}
