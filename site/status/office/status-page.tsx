import { to } from '#platform/contract/to.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { states, worst, type FactName, type State, type StatusFact } from '../facts.ts'
import { figureText } from './figure-text.ts'
import { ProcessTable } from './process-table.tsx'
import styles from './status.module.css'

export const loader = ({ api }: AdminVisit) => api.status.get()

const kinds = { good: 'success', attention: 'warning', bad: 'danger' } as const satisfies Record<State, Tone>
const sentences = { good: 'allGood', attention: 'someAttention', bad: 'someBad' } as const

/** What is worst comes first. */
const byState = (facts: readonly StatusFact[]) =>
  facts.toSorted((one, other) => states.indexOf(other.state) - states.indexOf(one.state))

/** Where more is said of it, and something can be done. */
const places: Partial<Record<FactName, () => string>> = { jobs: to.office.jobs }

export default function StatusPage() {
  const t = useT()
  const { facts, processes } = usePageData<typeof loader>()
  const state = worst(facts.map((fact) => fact.state))
  return (
    <div className="stack">
      <h1>{t('adminStatus.title')}</h1>
      <Notice kind={kinds[state]}>{t(`adminStatus.${sentences[state]}`)}</Notice>
      <div className={styles.facts}>
        {byState(facts).map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </div>
      <ProcessTable processes={processes} />
      <p className="muted">{t('adminStatus.mailed')}</p>
    </div>
  )
}

function Fact({ fact: { name, state, figures, notes } }: { fact: StatusFact }) {
  const t = useT()
  const title = t(`adminStatus.fact_${name}`)
  const at = places[name]?.()
  return (
    <Card
      title={at === undefined ? title : <a href={at}>{title}</a>}
      actions={<Badge tone={kinds[state]}>{t(`adminStatus.state_${state}`)}</Badge>}
    >
      <DescriptionList
        items={figures.map((figure) => ({
          term: t(`adminStatus.figure_${figure.name}`),
          value: <span className={styles[figure.state]}>{figureText(t, figure.name, figure.value)}</span>,
        }))}
      />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
