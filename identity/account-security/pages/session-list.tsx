import type { Session } from '../contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'

/** Every place where the member is signed in, with a way to end the others. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useT()
  const columns = useSessionColumns()
  return (
    <Card
      title={t('accountSecurity.sessions')}
      look="ruled"
      actions={
        sessions.length > 1 && (
          <form method="post">
            <Button type="submit" size="sm">
              {t('accountSecurity.signOutOthers')}
            </Button>
          </form>
        )
      }
    >
      <Table
        caption={t('accountSecurity.sessions')}
        captionHidden
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
      />
      <p className="muted">
        <small>{t('accountSecurity.placeSource')}</small>
      </p>
    </Card>
  )
}

function useSessionColumns(): Column<Session>[] {
  const t = useT()
  const deviceOf = ({ browser, system }: Session) =>
    browser || system
      ? `${browser ?? t('accountSecurity.unknownBrowser')} · ${system ?? t('accountSecurity.unknownDevice')}`
      : t('accountSecurity.unknownDevice')
  return [
    { key: 'device', header: t('accountSecurity.device'), rowHeader: true, cell: deviceOf },
    {
      key: 'place',
      header: t('accountSecurity.place'),
      cell: ({ country, ip }) => (
        <>
          {country && (
            <>
              <Local zh={country.name} en={country.nameEn} />{' '}
            </>
          )}
          <span className="muted">{ip}</span>
        </>
      ),
    },
    {
      key: 'seen',
      header: t('accountSecurity.lastSeen'),
      cell: ({ seenAt }) => <time dateTime={seenAt}>{dateTime(seenAt)}</time>,
    },
    {
      key: 'end',
      header: '',
      numeric: true,
      cell: (session) =>
        session.current ? (
          <Badge tone="brand">{t('accountSecurity.thisDevice')}</Badge>
        ) : (
          <form method="post">
            <Button
              type="submit"
              name="id"
              value={session.id}
              size="sm"
              aria-label={t('accountSecurity.signOutOf', { device: deviceOf(session) })}
            >
              {t('accountSecurity.signOutThere')}
            </Button>
          </form>
        ),
    },
  ]
}
