import type { Api, Of } from '#platform/contract/registered.ts'
import type { Locale, Translator } from '#platform/texts/messages.ts'
import type { Html } from './drawn-text.ts'
import type { Redirect } from './outcome.ts'

/** What is the same for every page of one visit, on the server as in the browser. */
export interface Settings {
  locale: Locale
  apiBase: string
  /** Set when each language has an origin of its own. */
  sites: Record<Locale, string> | undefined
  demo: boolean
  /** Text messages reach a phone, or the inbox of a demonstration. */
  texting: boolean
  /** Where an account is made. */
  signUp: string
  devPages: boolean
}

export type Menu = Awaited<ReturnType<Api['members']['menu']>>

/** What loaders and actions work with. */
export interface Visitor {
  api: Api
  t: Translator
  signedIn: boolean
  /** The member was asked to prove the address before. */
  noticeSeen: boolean
  /** Names the form of this answer, so that one that is sent twice has one effect; in shared pages too each has its own. */
  formKey: string
  /** Asked once however many loaders need it. */
  menu(): Promise<Menu>
}

export interface Visit extends Visitor {
  url: URL
}

/** What a shared link shows; with its size it is shown at once. */
export interface ShareImage {
  url: string
  width: number
  height: number
}

/** Head of a page, for browsers, search engines and shared links. */
export interface Meta {
  title: string
  description?: string
  canonical?: string
  image?: ShareImage
  /** When an article came out. */
  published?: string
  type?: 'website' | 'article' | 'product'
  jsonLd?: object
  /** Address of an RSS feed of what the page lists. */
  feed?: string
  noIndex?: boolean
}

/** How much of a page a browser asks for: a frame that stays on the screen is not asked for again. */
export const pageParts = ['root', 'layout', 'page'] as const
export type PagePart = (typeof pageParts)[number]

/** What the server asks for. `api` is missing and `status` set when nothing can be looked up. */
export interface PageRequest<Client = Api> extends Settings {
  url: URL
  /** What was posted, if the page was posted to. */
  form: FormData | undefined
  api: Client | undefined
  signedIn: boolean
  noticeSeen: boolean
  formKey: string
  /** Shown as the member in a page that all members share, though nobody is signed in while it is made. */
  standIn?: RootData['member'] | undefined
  /** Set when a browser has the code and asks for the data alone. */
  part: PagePart | undefined
  status: number | undefined
  reference: string
  onError(error: unknown): void
}

/** A page as HTML, without the document around it. */
export interface Drawing {
  locale: Locale
  meta: Meta
  alternates: { locale: string; url: string }[]
  body: Html
  /** Icons that the body refers to. */
  sprite: string
  /** Source files whose chunks the page needs. */
  modules: string[]
}

/** What is on the screen: where, and what its loaders found. It travels to the browser as it is. */
export interface View {
  place: Place
  root?: RootData
  layout?: unknown
  page?: unknown
  action?: unknown
  error?: { status: number; message: string }
  title?: string
}

export interface Place {
  pathname: string
  search: string
  hash: string
}

/** Company facts and the signed-in member. */
export type RootData = Of<'root'>

/** Goes to the browser so that it can take over without asking again. */
export interface PageData {
  settings: Settings
  view: View
}

/** What stands at an address. */
export interface Opened {
  status: number
  data: PageData
  /** The same for every signed-out visitor of this site and language. */
  shared: boolean
  /** Of nothing but the data and the day. */
  draw(): Drawing
}

/** The answer to a browser that asks for data: what to show, or where to go instead. */
export interface PageAnswer {
  view?: View
  redirect?: Pick<Redirect, 'to' | 'document'>
}

export type OpenPage<Client = Api> = (request: PageRequest<Client>) => Promise<Opened | Redirect>
