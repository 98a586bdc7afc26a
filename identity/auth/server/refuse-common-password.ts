import { Refusal } from '#platform/contract/errors.ts'
import type { Identity } from './shared-queries.ts'

let known: Promise<Set<string>> | undefined

const commonPasswords = () =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

/** Lists of stolen passwords are tried first, and so are their entries with a year or a sign at the end. */
const withoutEnd = (password: string) => password.replace(/[^\p{L}]{1,4}$/u, '')

async function isCommon(plain: string): Promise<boolean> {
  const bare = withoutEnd(plain)
  const list = await commonPasswords()
  return list.has(plain) || (bare !== '' && list.has(bare)) || new Set(plain).size < 4
}

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase()
/** However it is spaced or punctuated. */
const lettersOf = (text: string) => plainOf(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A mobile, an address with and without its host, a name, a company; also with a year or a sign behind it. */
function isOwn(plain: string, own: string[]): boolean {
  const typed = new Set([plain, withoutEnd(plain)].map(lettersOf))
  return own
    .flatMap((word) => [word, word.replace(/@.*$/s, '')])
    .map(lettersOf)
    .some((word) => word.length > 3 && typed.has(word))
}

/** What anyone would try first for this member. */
export const ownWords = ({ email, mobile, realname, company }: Identity) => [email, mobile, realname, company]

/** `own` are words that anyone would try for this account. */
export async function refuseCommonPassword(password: string, own: (string | null | undefined)[]): Promise<void> {
  const plain = plainOf(password)
  const words = own.filter((word) => typeof word === 'string')
  if (isOwn(plain, words)) throw refusalAt('errors.passwordOwn')
  if (await isCommon(plain)) throw refusalAt('errors.PASSWORD_COMMON')
}

const refusalAt = (message: 'errors.passwordOwn' | 'errors.PASSWORD_COMMON') =>
  new Refusal('PASSWORD_COMMON', { fields: { password: message }, says: message })
