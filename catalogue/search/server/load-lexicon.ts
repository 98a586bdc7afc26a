import { Grade, valuesOf } from '#platform/contract/enums.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { locales } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { gradeToken } from './facet-tokens.ts'
import { searchFacetWords } from './vocabulary-queries.ts'
import { createLexicon, type Lexicon, type LexiconEntry } from './lexicon.ts'

const gradeNames = (): LexiconEntry[] =>
  valuesOf(Grade).flatMap((grade) =>
    locales.map((locale) => ({
      token: gradeToken(grade),
      text: kindLabel(translatorFor(locale), 'Grade', grade),
      kind: 'name' as const,
    })),
  )

/** All words of the facets as they are called now. */
export async function loadLexicon(db: Db): Promise<Lexicon> {
  const entries = await searchFacetWords(db)
  return createLexicon([...gradeNames(), ...entries])
}
