import { pinyin } from 'pinyin-pro'

const longest = 8

/** A Chinese word as it is typed without an input method: whole, and by its initials. */
export function pinyinOf(han: string): { whole: string; initials: string } {
  const syllables = pinyin(han.slice(0, longest), { toneType: 'none', type: 'array', v: true })
  return { whole: syllables.join(''), initials: syllables.map((syllable) => syllable.charAt(0)).join('') }
}
