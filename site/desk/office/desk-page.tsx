import { desk } from './contract.ts'
import { useMe, type AdminVisit } from '#platform/office/visit.ts'
import { useListKeys } from '#platform/office/ui/use-list-keys.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useSettings } from '#platform/web/settings.ts'
import { SetUpBoard } from '#site/set-up/office/set-up-board.tsx'
import { FiguresBoard } from './figures-board.tsx'
import { Inventory } from './inventory.tsx'
import { useFreshWaiting } from './use-fresh-waiting.ts'
import { WaitingBoard } from './waiting-board.tsx'

export async function loader({ api, url, me }: AdminVisit) {
  const permissions = (await me())?.permissions
  const maySell = permissions?.includes('figures.read')
  const [waiting, figures, counts, setUp] = await Promise.all([
    api.desk.waiting(),
    maySell ? api.desk.figures(readQuery(desk.figures, url)) : null,
    api.desk.counts(),
    permissions?.includes('settings.edit') ? api.setUp.list() : [],
  ])
  return { waiting, figures, counts, setUp }
}

export default function DeskPage() {
  const t = useT()
  const me = useMe()
  const { waiting: loaded, figures, counts, setUp } = usePageData<typeof loader>()
  const waiting = useFreshWaiting(loaded)
  const { demo } = useSettings()
  useListKeys()
  return (
    <div className="stack loose">
      <div className="stack tight">
        <h1>{t('adminDesk.welcome', { name: localised(t.locale, me?.name ?? '', me?.nameEn ?? '').text })}</h1>
        <p className="muted">{t('adminDesk.welcomeText')}</p>
      </div>
      {!demo && <SetUpBoard items={setUp} />}
      {waiting.length > 0 && <WaitingBoard groups={waiting} />}
      {figures && <FiguresBoard figures={figures} />}
      <Inventory counts={counts} />
      {demo && <p className="muted">{t('adminDesk.demo')}</p>}
    </div>
  )
}
