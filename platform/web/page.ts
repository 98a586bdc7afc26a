import type { ComponentType, ReactNode } from 'react'
import type { Translator } from '#platform/texts/messages.ts'
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
