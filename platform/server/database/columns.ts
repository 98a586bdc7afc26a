import type { Tables } from '#db/tables.ts'

/** Columns of a table as a query reads them: those that keep their names, then those that get another one. */
export type Columns<
  Table extends keyof Tables,
  Kept extends keyof Tables[Table],
  Renamed extends Record<keyof Renamed, keyof Tables[Table]> = object,
> = Pick<Tables[Table], Kept> & { [Name in keyof Renamed]: Tables[Table][Renamed[Name]] }
