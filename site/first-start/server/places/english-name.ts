import { pinyin } from 'pinyin-pro'
import { ENGLISH_EXCEPTIONS } from './english-exceptions.ts'

const PEOPLES =
  /(?:朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|黎族|蒙古族?|柯尔克孜|哈萨克|维吾尔)+(?=自治)/

/** Longest suffix first. What stands below a municipality or directly below a province keeps its kind in English. */
const SUFFIXES: [zh: string, en: string][] = [
  ['自治区', ''],
  ['自治州', ''],
  ['自治县', ' County'],
  ['地区', ''],
  ['林区', ''],
  ['新区', ' New Area'],
  ['省', ''],
  ['市', ''],
  ['盟', ''],
  ['县', ' County'],
  ['区', ' District'],
]

export function englishName(nameZh: string): string {
  const exception = ENGLISH_EXCEPTIONS[nameZh]
  if (exception) return exception
  const name = nameZh.replace(PEOPLES, '')
  const [suffix, kind] = SUFFIXES.find(([zh]) => name.endsWith(zh)) ?? ['', '']
  return romanise(name.slice(0, name.length - suffix.length)) + kind
}

function romanise(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array' })
  const word = syllables.map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable)).join('')
  return (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('ü', 'u')
}
