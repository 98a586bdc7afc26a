import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'

/** What somebody is in a company. Roles are data: who may do what stands in their permissions. */
export const CompanyRole = v.object({ code: v.string(), name: v.string(), nameEn: v.string() })
export type CompanyRole = v.InferOutput<typeof CompanyRole>

export const Colleague = v.object({
  id: Id,
  realname: v.string(),
  title: v.nullable(v.string()),
  /** For who may change people. */
  email: v.nullable(v.string()),
  role: CompanyRole,
  joinedAt: Timestamp,
})
export type Colleague = v.InferOutput<typeof Colleague>

export const JoinRequest = v.object({
  memberId: Id,
  realname: v.string(),
  title: v.nullable(v.string()),
  email: v.nullable(v.string()),
  askedAt: Timestamp,
})
export type JoinRequest = v.InferOutput<typeof JoinRequest>

export const Invitation = v.object({ id: Id, email: v.string(), role: CompanyRole, expiresAt: Timestamp })
export type Invitation = v.InferOutput<typeof Invitation>

/** What somebody who was invited learns. */
export const Offered = v.object({
  id: Id,
  company: v.string(),
  inviter: v.nullable(v.string()),
  role: CompanyRole,
})
export type Offered = v.InferOutput<typeof Offered>
