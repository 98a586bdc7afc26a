import { to } from '#platform/contract/to.ts'
import { inOwnLanguage } from '#platform/texts/own-language.ts'
import { guard } from '#platform/web/guard.ts'
import { createOpener } from '#platform/web/open-view.ts'
import { redirect } from '#platform/web/outcome.ts'
import type { Visit } from '#platform/web/visit.ts'
import { loadModules } from './modules.ts'
import { entryAt, redirects } from './routes.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import type { Site } from '#content/home/contract.ts'
import type { Member } from '#identity/members/contract.ts'

export interface RootData {
  site: Site
  member: Member | null
}

async function rootLoader({ api, signedIn, t }: Visit): Promise<RootData> {
  const [site, member] = await Promise.all([api.home.site(), signedIn ? api.members.info() : null])
  return { site: inOwnLanguage(t.locale, site), member }
}

export const openView = createOpener<Visit, PageEntry>({
  entryAt,
  redirects,
  guard,
  loadModules,
  rootLoader,
  signInAt: (url) => redirect(to.signIn(url.pathname + url.search)),
})
