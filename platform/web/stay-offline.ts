import type { Translate } from '#platform/texts/messages.ts'
import { showToast } from '#platform/ui/toast-list.ts'
import { Unreached } from './ask-page.ts'
import type { OpenTarget } from './browser-router.ts'
import { errorView } from './open-view.ts'
import { unreached, type Redirect } from './outcome.ts'
import { lossOf } from './reload-on-lost-chunk.ts'
import type { View } from './visit.ts'

type Found = View | Redirect | undefined

/** Without a connection nothing is lost: whoever wanted to go on stays (undefined); whoever went back reads it there. */
export async function stayOffline(
  { url, signal, pop }: OpenTarget,
  t: Translate,
  open: () => Promise<Found>,
): Promise<Found> {
  try {
    return await open()
  } catch (error) {
    if (signal.aborted) return undefined
    const loss = error instanceof Unreached ? 'offline' : await lossOf(error)
    if (loss === 'offline' && pop) return errorView(url, unreached)
    if (loss === undefined || loss === 'broken') {
      console.error(error)
      return errorView(url, 500)
    }
    if (loss === 'offline') sayOffline(t)
    else location.assign(url)
    return undefined
  }
}

export const sayOffline = (t: Translate) => showToast(t('errors.noConnection'), 'error')
