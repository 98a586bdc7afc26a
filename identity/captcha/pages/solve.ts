import type { Challenge } from '../challenge.ts'
import { hashBlock } from './sha256.ts'

const hexOf = (words: Int32Array) => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
const wordsOf = (hex: string) => Array.from(hex.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16) | 0)

/** Tries counters until the hash of salt, nonce and counter begins as asked; undefined when none does. */
export function solve({ salt, nonce, keyPrefix, data }: Challenge['parameters']) {
  const fixed = [...wordsOf(salt), ...wordsOf(nonce)]
  const block = new Int32Array(16)
  block.set(fixed)
  // One block: the counter, the mark of the end and the length in bits stand behind.
  block[fixed.length + 1] = 0x80000000
  block[15] = (fixed.length + 1) * 32
  const wanted = wordsOf(keyPrefix)
  for (let counter = 0; counter < data.work; counter++) {
    block[fixed.length] = counter
    const hash = hashBlock(block)
    if (wanted.every((word, n) => word === hash[n])) return { counter, derivedKey: hexOf(hash) }
  }
  return undefined
}
