import type { FastifyBaseLogger } from 'fastify'
import type { Access, Endpoint, OutputOf, ParsedOf } from '#platform/contract/endpoint.ts'
import type { OperatorPermission, SignInStage } from '#platform/contract/office/permissions.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Storage } from '../storage/storage.ts'

/** A signed-in member, as every handler may know it. */
export interface Caller {
  memberId: number
  sessionId: number
  /** What the role allows at this moment. */
  permissions: readonly string[]
  /** Null for who trades alone. */
  companyId: number | null
}

/** Somebody of the site's own people, as far as the sign-in has come. */
export interface Operator {
  operatorId: number
  sessionId: number
  /** What the roles allow at this moment, and what every operator may. */
  permissions: readonly OperatorPermission[]
  stage: SignInStage
  /** Set for people of a shop: what they see and change is of it. */
  shopId: number | null
  /** The public contact in whose name this operator answers. */
  contactId: number | null
  /** Everything that one request changes carries it. */
  changeId: string
}

export interface Cookie {
  name: string
  /** undefined removes it */
  value: string | undefined
  maxAge?: number
  /** Where it is sent; everywhere unless set. */
  path?: string
  /** For the server alone: no script of a page can read it. */
  guarded?: boolean
}

/** What a handler gets beside its input, whether the call came over HTTP or from a page. */
export interface Context<Who extends Access = Access> {
  db: Database
  /** Files that people uploaded. */
  storage: Storage
  config: Config
  log: FastifyBaseLogger
  locale: Locale
  /** What links in mails and QR codes start with. */
  siteOrigin: string
  ip: string
  userAgent: string
  caller: Who extends 'member' ? Caller : Caller | undefined
  operator: Who extends 'operator' ? Operator : Operator | undefined
  setCookie(cookie: Cookie): void
}

type Handler<E extends Endpoint> = (
  input: ParsedOf<E>,
  context: Context<E['access']>,
) => Promise<OutputOf<E>> | OutputOf<E>

/** One handler per endpoint of a noun: a missing one, or one with another answer, does not compile. */
export type Handlers<Noun> = { [Verb in keyof Noun]: Noun[Verb] extends Endpoint ? Handler<Noun[Verb]> : never }
