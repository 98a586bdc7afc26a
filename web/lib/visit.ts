import { createContext, type RouterContextProvider } from 'react-router'
import type { ContractClient } from '#contract/index.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { members } from '#contract/members.ts'
import type { Locale, Translator } from '#i18n/messages.ts'

/** What is the same for every page of one visit, on the server as in the browser. */
export interface Settings {
  locale: Locale
  apiBase: string
  /** Set when each language has an origin of its own. */
  sites: Record<Locale, string> | undefined
  demo: boolean
  devPages: boolean
}

export type Menu = OutputOf<typeof members.menu>

/** What loaders and actions work with. */
export interface Visitor {
  api: ContractClient
  t: Translator
  signedIn: boolean
  /** Asked once however many loaders need it. */
  menu(): Promise<Menu>
}

export const visitorContext = createContext<Visitor>()

export interface Visit extends Visitor {
  url: URL
  request: Request
}

export const visitOf = (context: Readonly<RouterContextProvider>, request: Request): Visit => ({
  ...context.get(visitorContext),
  url: new URL(request.url),
  request,
})

/** Head of a page, for browsers, search engines and shared links. */
export interface Meta {
  title: string
  description?: string
  canonical?: string
  image?: string
  type?: 'website' | 'article' | 'product'
  jsonLd?: object
  noIndex?: boolean
}

/** What the server asks for. `api` is missing and `status` set when nothing can be looked up. */
export interface PageRequest extends Settings {
  request: Request
  api: ContractClient | undefined
  signedIn: boolean
  status: number | undefined
  reference: string
  onError(error: unknown): void
}

export interface Rendered {
  status: number
  locale: Locale
  meta: Meta
  alternates: { locale: string; url: string }[]
  body: string
  /** Goes to the browser so that it can take over without asking again. */
  data: PageData
  /** Source files whose chunks the page needs. */
  modules: string[]
}

export interface PageData {
  settings: Settings
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  errors: Record<string, { status: number; data: unknown }> | null
}

export type RenderPage = (request: PageRequest) => Promise<Rendered | Response>
