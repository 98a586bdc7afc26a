import { Sql } from '#platform/server/database/sql.ts'

/** Names of tables and columns come from our own tables of fields, never from a request. */
export const raw = (text: string) => new Sql(text, [])

export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
