import { ApiError } from '#platform/contract/client.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { registration } from '../contract.ts'
import type { Visit } from '#platform/web/visit.ts'

type Link = OutputOf<typeof registration.link>

interface Loaded {
  token: string
  link: Link | undefined
  /** Why there is none. */
  dead: string
}

/** What the link of a mail stands for, or why it does not work; without one, where to get it. */
export async function loadLink({ api, url, t }: Visit): Promise<Loaded> {
  const token = url.searchParams.get('token')
  if (!token) return { token: '', link: undefined, dead: t('accountSecurity.linkMissing') }
  try {
    return { token, link: await api.registration.link({ token }), dead: '' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 200) return { token, link: undefined, dead: error.message }
    throw error
  }
}
