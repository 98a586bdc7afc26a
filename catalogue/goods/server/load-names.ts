import type { Db } from '#platform/server/database/database.ts'
import {
  searchBrandNames,
  searchCategoryNames,
  searchCountryNames,
  searchLabelNames,
  searchParameterNames,
  type CategoryName,
  type Name,
  type ParameterName,
} from './name-queries.ts'

/** What products refer to by number; read once after a change and kept, because every row of every list needs it. */
export interface Names {
  brands: Map<number, Name>
  countries: Map<number, Name>
  categories: Map<number, CategoryName>
  /** In the order in which they are shown. */
  labels: Map<number, Name>
  parameters: Map<number, ParameterName>
}

const byId = <Row extends Name>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))

export async function loadNames(db: Db): Promise<Names> {
  return {
    brands: byId(await searchBrandNames(db)),
    countries: byId(await searchCountryNames(db)),
    categories: byId(await searchCategoryNames(db)),
    labels: byId(await searchLabelNames(db)),
    parameters: byId(await searchParameterNames(db)),
  }
}

/** A name that is not there is a product changed this very moment; the next reading has it. */
export const nameIn = <Row extends Name>(names: Map<number, Row>, id: number): Row => {
  const found = names.get(id)
  if (!found) throw new Error(`No name for ${id}`)
  return found
}
