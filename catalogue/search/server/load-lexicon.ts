import { Grade, valuesOf } from '#platform/contract/enums.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { locales } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { countryWords } from './reading/country-words.ts'
import { countryToken, gradeToken, shopToken } from './facet-tokens.ts'
import { useEntries } from './reading/use-words.ts'
import { searchCountryIds, searchFacetWords, searchShopNames } from './vocabulary-queries.ts'
import { createLexicon, type Lexicon, type LexiconEntry } from './lexicon.ts'

const gradeNames = (): LexiconEntry[] =>
  valuesOf(Grade).flatMap((grade) =>
    locales.map((locale) => ({
      token: gradeToken(grade),
      text: kindLabel(translatorFor(locale), 'Grade', grade),
      kind: 'name' as const,
    })),
  )

async function countryNames(db: Db): Promise<LexiconEntry[]> {
  const countries = await searchCountryIds(db)
  return countries.flatMap(({ id, code }) =>
    (countryWords[code]?.split('|') ?? []).map((text) => ({ token: countryToken(id), text, kind: 'alias' as const })),
  )
}

/** A supplier by its whole name, or by how it begins: single words of it are too common. */
async function shopNames(db: Db): Promise<LexiconEntry[]> {
  const shops = await searchShopNames(db)
  return shops.flatMap(({ id, nameZh, nameEn }) =>
    [nameZh, nameZh.slice(0, 4), nameEn, nameEn.split(' ').slice(0, 2).join(' ')].map((text) => ({
      token: shopToken(id),
      text,
      kind: 'alias' as const,
    })),
  )
}

/** All words of the facets as they are called now. */
export async function loadLexicon(db: Db): Promise<Lexicon> {
  const entries = await searchFacetWords(db)
  return createLexicon([
    ...gradeNames(),
    ...entries,
    ...(await countryNames(db)),
    ...(await shopNames(db)),
    ...useEntries,
  ])
}
