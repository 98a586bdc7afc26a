import type { Colleague } from '../colleague.ts'
import type { Company } from '../enterprise.ts'
import { useT } from '#platform/web/i18n.tsx'
import { AskedIntent } from './people-section.tsx'

/** The way out. The last keeper of several people is shown why there is none. */
export function LeaveSection({ company, people }: { company: Company; people: Colleague[] }) {
  const t = useT()
  const alone = people.length === 1
  const keepers = people.filter(({ role }) => role.code === 'keeper').length
  if (company.keeper && keepers === 1 && (!alone || company.status === 'verified'))
    return <p className="muted">{t('colleagues.lastKeeper')}</p>
  return (
    <div>
      <AskedIntent
        intent="leave"
        label={t('colleagues.leave')}
        title={t('colleagues.leaveTitle', company)}
        text={t(alone ? 'colleagues.leaveAlone' : 'colleagues.leaveText')}
        confirm={t(alone ? 'colleagues.close' : 'colleagues.confirm')}
        danger
      />
    </div>
  )
}
