import type { ParameterChoice } from './contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface Reference {
  id: number
  code: string
  name: string
  nameEn: string
}

/** What products refer to, by number, and by code or name as people write it. */
export class References<Row extends Reference = Reference> {
  readonly list: readonly Row[]
  readonly #byId: Map<number, Row>
  #byWord: Map<string, Row> | undefined

  constructor(list: readonly Row[]) {
    this.list = list
    this.#byId = new Map(list.map((row) => [row.id, row]))
  }

  has(id: number): boolean {
    return this.#byId.has(id)
  }

  get(id: number): Row | undefined {
    return this.#byId.get(id)
  }

  /** Codes come before names: a name may be anybody's. */
  named(word: string): Row | undefined {
    this.#byWord ??= new Map([
      ...this.list.toReversed().flatMap((row): [string, Row][] => [
        [plain(row.name), row],
        [plain(row.nameEn), row],
      ]),
      ...this.list.map((row): [string, Row] => [plain(row.code), row]),
    ])
    return this.#byWord.get(plain(word))
  }
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export interface CatalogueReferences {
  shops: References
  categories: References<Reference & { depth: number }>
  brands: References
  countries: References
  labels: References
  parameters: References<ParameterChoice>
}

const row = sql`id, code, name_zh as name, name_en as "nameEn"`

export async function loadReferences(db: Db): Promise<CatalogueReferences> {
  return {
    shops: new References(await db.many(sql`select ${row} from shop order by name_en`)),
    categories: new References(
      await db.many(sql`
        with recursive tree as (
          select ${row}, 0 as depth, array[position, id] as place from category where parent_id is null
          union all
          select category.id, category.code, category.name_zh, category.name_en, depth + 1,
            place || array[category.position, category.id]
          from category join tree on category.parent_id = tree.id
        ) select id, code, name, "nameEn", depth from tree order by place`),
    ),
    brands: new References(await db.many(sql`select ${row} from brand order by name_en`)),
    countries: new References(await db.many(sql`select ${row} from country order by name_en`)),
    labels: new References(await db.many(sql`select ${row} from label order by position, id`)),
    parameters: new References(
      await db.many(sql`
        select ${row}, group_code as group, unit, units, methods, conditions, options
        from parameter order by position, id`),
    ),
  }
}
