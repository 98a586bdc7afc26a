import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import zh from 'i18n-iso-countries/langs/zh.json' with { type: 'json' }
import type { PlaceSeed } from './place-seed.ts'

type Names = Record<string, string | string[]>

/** Hong Kong, Macao and Taiwan are listed as provinces of China; XK is no ISO 3166 code. */
const NOT_LISTED = new Set(['HK', 'MO', 'TW', 'XK'])

/** The short name a buyer looks for, where the source puts the formal one first. */
const SHORT_EN: Record<string, string> = {
  AX: 'Aland Islands',
  BN: 'Brunei',
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  SY: 'Syria',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
}

/** Names as Chinese authorities write them, where the source differs. */
const OFFICIAL_ZH: Record<string, string> = {
  AX: '奥兰群岛',
  EH: '西撒哈拉',
  FK: '福克兰群岛（马尔维纳斯群岛）',
  GG: '根西岛',
  ID: '印度尼西亚',
  JE: '泽西岛',
}

export function countries(): PlaceSeed[] {
  return Object.keys(en.countries)
    .filter((code) => !NOT_LISTED.has(code))
    .map((code) => ({
      code,
      nameZh: OFFICIAL_ZH[code] ?? firstName(zh.countries, code),
      nameEn: SHORT_EN[code] ?? firstName(en.countries, code),
    }))
    .toSorted((a, b) => (a.nameEn < b.nameEn ? -1 : 1))
}

function firstName(names: Names, code: string): string {
  const name = names[code]
  const first = Array.isArray(name) ? name[0] : name
  if (!first) throw new Error(`No name for country ${code}`)
  return first
}
