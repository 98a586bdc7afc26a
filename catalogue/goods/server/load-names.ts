import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface Name {
  id: number
  name: string
  nameEn: string
}

/** What products refer to by number; read once after a change and kept, because every row of every list needs it. */
export interface Names {
  brands: Map<number, Name>
  countries: Map<number, Name>
  categories: Map<number, Name & { parentId: number | null }>
  /** In the order in which they are shown. */
  labels: Map<number, Name>
  parameters: Map<number, Name & { code: string; group: string }>
}

const name = sql`id, name_zh as name, name_en as "nameEn"`
const byId = <Row extends Name>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))

export async function loadNames(db: Db): Promise<Names> {
  return {
    brands: byId(await db.many<Name>(sql`select ${name} from brand`)),
    countries: byId(await db.many<Name>(sql`select ${name} from country`)),
    categories: byId(
      await db.many<Name & { parentId: number | null }>(sql`select ${name}, parent_id as "parentId" from category`),
    ),
    labels: byId(await db.many<Name>(sql`select ${name} from label order by position`)),
    parameters: byId(
      await db.many<Name & { code: string; group: string }>(
        sql`select ${name}, code, group_code as group from parameter`,
      ),
    ),
  }
}

/** A name that is not there is a product changed this very moment; the next reading has it. */
export const nameIn = <Row extends Name>(names: Map<number, Row>, id: number): Row => {
  const found = names.get(id)
  if (!found) throw new Error(`No name for ${id}`)
  return found
}
