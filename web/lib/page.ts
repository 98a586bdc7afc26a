import type { ComponentType } from 'react'
import { data, useActionData, useLoaderData, useRouteLoaderData } from 'react-router'
import * as v from 'valibot'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import type { Site } from '#contract/home.ts'
import type { Member } from '#contract/members.ts'
import type { Translator } from '#i18n/messages.ts'
import type { PageEntry } from '#web/routes.ts'
import type { Meta, Visit } from './visit.ts'

type Loader = (visit: Visit) => Promise<unknown>

/** The head of a page from what its loader found. */
export type MetaOf<L extends Loader> = (data: Awaited<ReturnType<L>>, t: Translator) => Meta

export type Action = (visit: Visit & { form: FormData }) => Promise<unknown>

/** What a `*-page.tsx` file exports. */
export interface PageModule {
  default: ComponentType
  loader?: Loader
  action?: Action
  meta?: (data: never, t: Translator) => Meta
}

/** What a matched route carries along. */
export interface Handle {
  entry?: PageEntry
  meta?: PageModule['meta']
}

export const usePageData = <L extends Loader>() => useLoaderData() as Awaited<ReturnType<L>>

/** What a refused form comes back with: messages in the visitor's language and what was typed. */
export interface Refused {
  refused: { message: string; fields: Record<string, string> }
  typed: Record<string, string>
}

export const useRefused = () => useActionData() as Refused | undefined

export interface RootData {
  site: Site
  member: Member | null
}

/** Company facts and the signed-in member; missing only on error pages. */
export const useRoot = () => useRouteLoaderData('root') as RootData | undefined

/** The URL is the state: filters and page are read by the endpoint's own schema; what it refuses falls to its default. */
export function readQuery<E extends Endpoint>(endpoint: E, url: URL): ParsedOf<E> {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    query[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  const parsed = v.safeParse(endpoint.input, query)
  if (parsed.success) return parsed.output
  for (const issue of parsed.issues) delete query[String(issue.path?.[0]?.key)]
  const rest = v.safeParse(endpoint.input, query)
  // What is left out or wrong has no default: there is nothing at this address.
  if (!rest.success) throw data(null, { status: 404 })
  return rest.output
}
