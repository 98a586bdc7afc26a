import { desk } from '#contract/operator/desk.ts'
import { useMe, type AdminVisit } from '#web/admin/lib/visit.ts'
import { useListKeys } from '#web/admin/ui/use-list-keys.ts'
import { localised } from '#i18n/localised.ts'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData } from '#web/lib/page.ts'
import { readQuery } from '#web/lib/read-query.ts'
import { useSettings } from '#web/lib/settings.ts'
import { FiguresBoard } from './figures-board.tsx'
import { Inventory } from './inventory.tsx'
import { WaitingBoard } from './waiting-board.tsx'

export async function loader({ api, url, me }: AdminVisit) {
  const maySell = (await me())?.permissions.includes('sales.read')
  const [waiting, figures, counts] = await Promise.all([
    api.desk.waiting(),
    maySell ? api.desk.figures(readQuery(desk.figures, url)) : null,
    api.desk.counts(),
  ])
  return { waiting, figures, counts }
}

export default function DeskPage() {
  const t = useT()
  const me = useMe()
  const { waiting, figures, counts } = usePageData<typeof loader>()
  const { demo } = useSettings()
  useListKeys()
  return (
    <div className="stack loose">
      <div>
        <h1>{t('adminDesk.welcome', { name: localised(t.locale, me?.name ?? '', me?.nameEn ?? '').text })}</h1>
        <p className="muted">{t('adminDesk.welcomeText')}</p>
      </div>
      {waiting.length > 0 && <WaitingBoard groups={waiting} />}
      {figures && <FiguresBoard figures={figures} />}
      <Inventory counts={counts} />
      {demo && <p className="muted">{t('adminDesk.demo')}</p>}
    </div>
  )
}
