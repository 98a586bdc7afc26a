import { ApiError } from '#platform/contract/client.ts'
import type { Translate } from '#platform/texts/messages.ts'
import { showToast } from '#platform/ui/toast-list.ts'

/** Without a connection nothing is lost: whoever wanted to go on is told, and stays (undefined). */
export async function stayOffline<Found>(
  t: Translate,
  open: (onError: (error: unknown) => void) => Promise<Found>,
): Promise<Found | undefined> {
  let offline = false
  const found = await open((error) => {
    offline = error instanceof ApiError && error.status === 0
    if (!offline) console.error(error)
  })
  if (!offline) return found
  showToast(t('errors.noConnection'), 'error')
  return undefined
}
