import { Refusal } from '#platform/contract/errors.ts'

let known: Promise<Set<string>> | undefined

const commonPasswords = () =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

/** Lists of stolen passwords are tried first, and so are their entries with a year or a sign at the end. */
async function isCommon(password: string, own: string[]): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(/[^\p{L}]{1,4}$/u, '')
  const list = await commonPasswords()
  if (list.has(plain) || (bare !== '' && list.has(bare)) || new Set(plain).size < 4) return true
  return own.some((word) => word.length > 3 && bare === word.toLowerCase())
}

/** `own` are words that anyone would try for this member, such as the address. */
export async function refuseCommonPassword(password: string, own: (string | null | undefined)[]): Promise<void> {
  const words = own.filter((word) => typeof word === 'string').flatMap((word) => [word, word.replace(/@.*$/, '')])
  if (await isCommon(password, words))
    throw new Refusal('PASSWORD_COMMON', { fields: { password: 'errors.PASSWORD_COMMON' } })
}
