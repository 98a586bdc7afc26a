import { createHash, randomInt } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import type { Db } from '#platform/server/database/database.ts'
import { tryCode, upsertCode, useCode } from './proof-queries.ts'

export type CodePurpose =
  | 'register-mobile'
  | 'register-email'
  | 'sign-in'
  | 'recover'
  | 'check'
  | 'change-mobile'
  | 'change-email'

/** What a code is good for: one purpose, one target, and one member where somebody is signed in. */
export interface CodeScope {
  purpose: CodePurpose
  target: string
  memberId?: number
}

export const codeMinutes = 10
const day = 24 * 60

const hashOf = ({ purpose, target, memberId = 0 }: CodeScope, code: string) =>
  createHash('sha256').update(`${purpose} ${target} ${memberId} ${code}`).digest()

/** Six new digits, in place of any that were asked for before. */
export async function issueCode(db: Db, scope: CodeScope): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await upsertCode(db, scope, hashOf(scope, code), codeMinutes)
  return code
}

/**
 * Counts a try, then compares: parallel guesses get five tries between them. The answer is spent with `spendCode` in the
 * transaction that it permits. Not to be called within one: a rollback would give the try back.
 */
export async function checkCode(
  { db, ip }: Pick<Context, 'db' | 'ip'>,
  scope: CodeScope,
  code: string,
): Promise<number> {
  // A new code has new tries, so the tries are counted without it as well.
  await spend(db, `code ip ${networkOf(ip)}`, { most: 60, minutes: 60 })
  await spend(db, `code ip of the day ${networkOf(ip)}`, { most: 200, minutes: day })
  await spend(db, `code target ${scope.purpose} ${scope.target}`, { most: 20, minutes: day })
  const kept = await tryCode(db, scope, hashOf(scope, code))
  if (!kept) return refuse('CODE_INVALID')
  if (kept.expired) return refuse('CODE_EXPIRED')
  return kept.right ? kept.id : refuse('CODE_INVALID')
}

export async function spendCode(db: Db, id: number): Promise<void> {
  if ((await useCode(db, id)) !== 1) refuse('CODE_INVALID')
}

function refuse(name: 'CODE_INVALID' | 'CODE_EXPIRED'): never {
  throw new Refusal(name, { fields: { verifyCode: `errors.${name}` } })
}
