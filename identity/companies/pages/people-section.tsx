import type { Colleague, CompanyRole } from '../colleague.ts'
import { date } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { RoleSelect } from './role-select.tsx'
import styles from './company.module.css'

interface PeopleProps {
  people: Colleague[]
  roles: CompanyRole[]
}

/** Everybody of the company, and for who may what can be done about each. */
export function PeopleSection({ people, roles }: PeopleProps) {
  const t = useT()
  const mayChange = useMay('colleagues.setRole', 'colleagues.handOver', 'colleagues.remove')
  const self = useRoot()?.member?.id
  const onlyKeeper = people.filter(({ role }) => role.code === 'keeper').length === 1
  return (
    <section className="stack">
      <h2>{t('colleagues.people')}</h2>
      <p className="muted">{t('colleagues.peopleText')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <div>
              <b>{person.realname}</b>
              {person.id === self && <span className="muted"> ({t('colleagues.you')})</span>}
              <p className="muted">
                {person.title && `${person.title} · `}
                {person.email && `${person.email} · `}
                <span className={styles.whole}>{t('colleagues.since', { day: date(person.joinedAt) })}</span>
              </p>
            </div>
            {mayChange && !(onlyKeeper && person.role.code === 'keeper') ? (
              <form method="post" className={styles.choice}>
                <input type="hidden" name="memberId" value={person.id} />
                <RoleSelect
                  roles={roles}
                  label={t('colleagues.roleOf', { name: person.realname })}
                  role={person.role}
                />
                <Button type="submit" size="sm" name="intent" value="setRole">
                  {t('colleagues.setRole')}
                </Button>
              </form>
            ) : (
              <Badge tone="neutral">{localised(t.locale, person.role.name, person.role.nameEn).text}</Badge>
            )}
            {mayChange && person.id !== self && <PersonButtons person={person} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PersonButtons({ person }: { person: Colleague }) {
  const t = useT()
  const values = { name: person.realname }
  return (
    <span className="cluster">
      {person.role.code !== 'keeper' && (
        <AskedIntent
          intent="handOver"
          memberId={person.id}
          label={t('colleagues.handOver')}
          title={t('colleagues.handOverTitle', values)}
          text={t('colleagues.handOverText', values)}
        />
      )}
      <AskedIntent
        intent="remove"
        memberId={person.id}
        label={t('colleagues.remove')}
        title={t('colleagues.removeTitle', values)}
        text={t('colleagues.removeText')}
        danger
      />
    </span>
  )
}

interface AskedProps {
  intent: string
  memberId?: number
  label: string
  title: string
  text: string
  confirm?: string
  danger?: boolean
}

/** What cannot be taken back is asked about first. */
export function AskedIntent({ intent, memberId, label, title, text, confirm = label, danger = false }: AskedProps) {
  const t = useT()
  return (
    <AskFirst
      danger={danger}
      label={label}
      title={title}
      confirmLabel={confirm}
      cancelLabel={t('members.cancel')}
      fields={{ intent, memberId }}
    >
      {text}
    </AskFirst>
  )
}
