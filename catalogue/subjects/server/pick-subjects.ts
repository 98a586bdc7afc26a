import type { Db } from '#platform/server/database/database.ts'
import { searchSubjects } from './queries.ts'

/** Themed lists that hold something. */
export const pickSubjects = async (db: Db) => (await searchSubjects(db)).filter(({ totalCount }) => totalCount > 0)
