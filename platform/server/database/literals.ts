import { Sql } from './sql.ts'

/** A constant of the source as text of a query: a kept plan knows it, so that a partial index on a state is used. */
export function literal(value: number | string): Sql {
  if (typeof value === 'number' ? !Number.isInteger(value) : !/^\w+$/.test(value))
    throw new Error(`${value} is no name and no whole number.`)
  return new Sql(typeof value === 'number' ? String(value) : `'${value}'`, [])
}

export const listed = (values: readonly (number | string)[]): Sql =>
  new Sql(values.map((value) => literal(value).text).join(', '), [])

/** The members of an enumeration by their names: sql`status = ${unpaid}`. */
export const literals = <const Members extends Readonly<Record<string, number>>>(members: Members) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, literal(value)])) as Record<
    keyof Members,
    Sql
  >
