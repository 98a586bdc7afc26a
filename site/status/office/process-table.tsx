import { dateTime } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { durationText } from '#site/jobs/office/duration-text.ts'
import { isSilent } from '../silence.ts'
import type { ProcessRow } from './contract.ts'
import styles from './status.module.css'

/** Who runs the site at this moment, on whichever machine. */
export function ProcessTable({ processes }: { processes: readonly ProcessRow[] }) {
  const t = useT()
  if (processes.length === 0) return <p>{t('adminStatus.noProcess')}</p>
  return (
    <div className={styles.wide} tabIndex={0} role="region" aria-label={t('adminStatus.fact_processes')}>
      <Table
        caption={t('adminStatus.fact_processes')}
        columns={columnsOf(t)}
        rows={processes}
        rowKey={(process) => process.id}
      />
    </div>
  )
}

const columnsOf = (t: Translate): Column<ProcessRow>[] => [
  { key: 'name', header: t('adminStatus.process'), rowHeader: true, cell: ({ name }) => name },
  {
    key: 'roles',
    header: t('adminStatus.roles'),
    cell: (process) =>
      (['web', 'worker'] as const)
        .filter((role) => process[role])
        .map((role) => t(`adminStatus.role_${role}`))
        .join(' + '),
  },
  { key: 'release', header: t('adminStatus.release'), cell: ({ release }) => <code>{release}</code> },
  {
    key: 'since',
    header: t('adminStatus.since'),
    numeric: true,
    cell: ({ startedAt, startedSecondsAgo }) => (
      <time dateTime={startedAt} title={dateTime(startedAt)}>
        {durationText(t, startedSecondsAgo)}
      </time>
    ),
  },
  {
    key: 'seen',
    header: t('adminStatus.seen'),
    numeric: true,
    cell: (process) => (
      <span className={isSilent(process) ? styles.attention : undefined}>
        {t('adminJobs.ago', { time: durationText(t, process.seenSecondsAgo) })}
      </span>
    ),
  },
  {
    key: 'pool',
    header: t('adminStatus.pool'),
    numeric: true,
    cell: ({ poolUsed, poolMost }) => t('adminStatus.poolOf', { used: poolUsed, most: poolMost }),
  },
  { key: 'waiting', header: t('adminStatus.waiting'), numeric: true, cell: ({ poolWaiting }) => poolWaiting },
  {
    key: 'listeners',
    header: t('adminStatus.listeners'),
    cell: ({ listenersDown }) =>
      listenersDown === 0 ? (
        t('adminStatus.listening')
      ) : (
        <span className={styles.bad}>{t('adminStatus.interrupted')}</span>
      ),
  },
  { key: 'sockets', header: t('adminStatus.sockets'), numeric: true, cell: ({ sockets }) => sockets },
]
