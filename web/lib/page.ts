import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import type { Translator } from '#i18n/messages.ts'
import { PageError } from './outcome.ts'
import { useView } from './router.tsx'
import type { Meta, Visit } from './visit.ts'

type Loader = (visit: never) => Promise<unknown>

/** The head of a page from what its loader found. */
export type MetaOf<L extends Loader> = (data: Awaited<ReturnType<L>>, t: Translator) => Meta

export type Action = (visit: Visit & { form: FormData }) => Promise<unknown>

/** What a `*-page.tsx` file exports. */
export interface PageModule<V = Visit> {
  default: ComponentType
  loader?: (visit: V) => Promise<unknown>
  action?: (visit: V & { form: FormData }) => Promise<unknown>
  meta?: (data: never, t: Translator) => Meta
}

/** What a `*-layout.tsx` file exports. */
export interface LayoutModule<V = Visit> {
  default: ComponentType<{ children: ReactNode }>
  loader?: (visit: V) => Promise<unknown>
}

export const usePageData = <L extends Loader>() => useView().page as Awaited<ReturnType<L>>

/** What a refused form comes back with: messages in the visitor's language and what was typed. */
export interface Refused {
  /** `data` is what the refusal says beside its fields, such as who was faster. */
  refused: { message: string; fields: Record<string, string>; code?: number; data?: unknown }
  typed: Record<string, string>
}

/** What was typed into a form, to be shown again; passwords are typed anew. */
export const typedOf = (form: FormData) =>
  Object.fromEntries(
    [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name)),
  ) as Record<string, string>

export const useRefused = () => useView().action as Refused | undefined

/** Company facts and the signed-in member; missing only on error pages. */
export const useRoot = () => useView().root

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
  if (!rest.success) throw new PageError(404)
  return rest.output
}
