import { Grade, valuesOf } from '#platform/contract/enums.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { locales } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { gradeToken } from './facet-tokens.ts'
import { createLexicon, type Lexicon, type LexiconEntry } from './lexicon.ts'

const gradeNames = (): LexiconEntry[] =>
  valuesOf(Grade).flatMap((grade) =>
    locales.map((locale) => ({
      token: gradeToken(grade),
      text: labelOf(translatorFor(locale), 'Grade', grade),
      kind: 'name' as const,
    })),
  )

/** All words of the facets as they are called now. */
export async function loadLexicon(db: Db): Promise<Lexicon> {
  const entries = await db.many<LexiconEntry>(sql`
    select '#c' || id as token, unnest(array[name_zh, name_en]) as text, 'name' as kind from category
    union all select '#b' || id, unnest(array[name_zh, name_en]), 'name' from brand
    union all select '#b' || id, unnest(aliases), 'other' from brand
    union all select '#l' || id, unnest(array[name_zh, name_en]), 'name' from label
    union all select '#o' || id, unnest(array[name_zh, name_en]), 'other' from country
      where id in (select country_id from brand union select country_id from facet_group)
    union all select '#c' || category.id, word, 'alias' from alias join category on kind = 'category' and code = target
    union all select '#b' || brand.id, word, 'alias' from alias join brand on kind = 'brand' and code = target
    union all select '#l' || label.id, word, 'alias' from alias join label on kind = 'label' and code = target
    union all select '#g' || target, word, 'alias' from alias where kind = 'grade'
    union all select null, word, 'alias' from alias where kind = 'parameter'`)
  return createLexicon([...gradeNames(), ...entries])
}
