import { Refusal } from '#platform/contract/errors.ts'

/** Two spellings of one company have one key: case, width, spaces and punctuation make no difference. */
export const enterpriseKey = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const latin = /\p{Script=Latin}/u
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** A name in which letters of one script stand for those of another passes for somebody else's. */
export function refuseLookAlike(name: string) {
  const folded = name.normalize('NFKC')
  if (latin.test(folded) && lookAlike.test(folded))
    throw new Refusal('INVALID_INPUT', { fields: { enterpriseName: 'members.mixedLetters' } })
}
