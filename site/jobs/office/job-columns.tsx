import type { JobRow, jobStates } from './contract.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import type { Translate } from '#platform/texts/messages.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { durationText, tookText } from './duration-text.ts'
import styles from './jobs.module.css'

const tones: Record<(typeof jobStates)[number], Tone> = {
  running: 'brand',
  failing: 'danger',
  well: 'success',
  waiting: 'neutral',
}

export const nameOf = (t: Translate, { name }: JobRow) => t(`adminJobs.name_${name}`)

const when = (at: string, text: string) => (
  <time dateTime={at} title={dateTime(at)}>
    {text}
  </time>
)

const lastRun = (t: Translate, { startedAt, startedSecondsAgo }: JobRow) =>
  startedAt === null || startedSecondsAgo === null
    ? empty
    : when(startedAt, t('adminJobs.ago', { time: durationText(t, startedSecondsAgo) }))

function nextRun(t: Translate, { state, dueAt, dueInSeconds }: JobRow) {
  if (state === 'running') return empty
  if (dueInSeconds <= 0) return t('adminJobs.due')
  return when(dueAt, t('adminJobs.in', { time: durationText(t, dueInSeconds) }))
}

const lastError = ({ failedAt, lastError: text }: JobRow) =>
  failedAt === null ? (
    empty
  ) : (
    <span className={styles.error}>
      <time dateTime={failedAt} className="muted">
        {dateTime(failedAt)}
      </time>
      <span className={styles.words} title={text ?? undefined}>
        {text}
      </span>
    </span>
  )

const runNow = (t: Translate, row: JobRow) =>
  row.state !== 'running' && (
    <Button
      type="submit"
      name="id"
      value={row.id}
      size="sm"
      aria-label={t('adminJobs.runNowNamed', { name: nameOf(t, row) })}
    >
      {t('adminJobs.runNow')}
    </Button>
  )

/** A job, how it goes, and the way to run it. */
export const jobColumns = (t: Translate): ListColumn<JobRow>[] => [
  { key: 'name', header: t('adminJobs.name'), rowHeader: true, cell: (row) => nameOf(t, row) },
  {
    key: 'state',
    header: t('adminJobs.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`adminJobs.state_${state}`)}</Badge>,
  },
  {
    key: 'everySeconds',
    header: t('adminJobs.every'),
    numeric: true,
    sortable: true,
    cell: ({ everySeconds }) => durationText(t, everySeconds),
  },
  { key: 'startedAt', header: t('adminJobs.lastRun'), numeric: true, sortable: true, cell: (row) => lastRun(t, row) },
  {
    key: 'tookMs',
    header: t('adminJobs.took'),
    numeric: true,
    sortable: true,
    cell: ({ tookMs }) => (tookMs === null ? empty : tookText(t, tookMs)),
  },
  { key: 'dueAt', header: t('adminJobs.nextRun'), numeric: true, sortable: true, cell: (row) => nextRun(t, row) },
  {
    key: 'failures',
    header: t('adminJobs.failures'),
    numeric: true,
    sortable: true,
    cell: ({ failures }) => failures,
  },
  { key: 'lastError', header: t('adminJobs.lastError'), cell: lastError },
  { key: 'code', header: t('adminJobs.code'), optional: true, cell: ({ name }) => <code>{name}</code> },
  { key: 'runner', header: t('adminJobs.runner'), optional: true, cell: ({ runner }) => runner ?? empty },
  { key: 'action', header: t('adminJobs.action'), cell: (row) => runNow(t, row) },
]
