import { isRouteErrorResponse, type UIMatch } from 'react-router'
import type { Translator } from '#i18n/messages.ts'
import type { Handle, RootData } from './page.ts'
import type { Meta } from './visit.ts'

type Match = { route: { id: string; handle?: unknown } } | UIMatch
const idOf = (match: Match) => ('route' in match ? match.route.id : match.id)
const handleOf = (match: Match) => ('route' in match ? match.route.handle : match.handle) as Handle | undefined

/** Head of the innermost page: its own words, else the title that the route table gives it. */
export function metaOf(
  matches: readonly Match[],
  loaderData: Record<string, unknown>,
  errors: Record<string, unknown> | null,
  t: Translator,
  origin: string,
): Meta {
  const last = matches.at(-1)
  const handle = last && handleOf(last)
  const brand = (loaderData['root'] as RootData | undefined)?.site.name ?? t('layout.brand')
  if (errors || !last || !handle?.entry) {
    const lost = Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404)
    return { title: `${t(lost ? 'errors.pageUnknown' : 'errors.pageFailed')} · ${brand}`, noIndex: true }
  }
  const { entry } = handle
  const own = handle.meta?.(loaderData[idOf(last)] as never, t) ?? { title: t(entry.title) }
  const absolute = (path: string | undefined) => path && new URL(path, origin).href
  return {
    description: t('layout.description'),
    ...own,
    title: entry.path === '/' ? own.title : `${own.title} · ${brand}`,
    canonical: absolute(own.canonical ?? entry.path),
    image: absolute(own.image),
    noIndex: own.noIndex ?? (entry.access === 'customer' || undefined),
  }
}
