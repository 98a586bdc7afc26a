import type { Of } from '#platform/contract/registered.ts'
import { address, at, one, page, type Address, type Asked, type Id, type NoQuery } from './address.ts'

export interface Listed {
  search?: string
  sort?: string
  page?: Id
  limit?: Id
}

/** The record nouns of the site, as its calls name them. */
export type RecordName = keyof Of<'records'>

/** Without a number: a new one. */
export const edit = <Query extends object = NoQuery>(path: string) =>
  at(`${path}/edit`, (id?: Id, query?: Query) => address(`${path}/edit`, { id, ...query }))

/** A list and the form of its records. */
export const records = <Filter = unknown>(path: string) =>
  Object.assign(page<Listed & Filter>(path), { edit: edit<Record<string, Id>>(path) })

/** The same as the kit knows them, whatever the list is filtered by. */
export type RecordAddress = Address<[query?: Asked<Record<string, Id>>]> & {
  /** Of a new one, with what its fields begin with. */
  readonly edit: Address<[id?: Id, first?: Record<string, Id>]>
  /** Where a table of them comes in. */
  readonly import: Address<[]>
  readonly versions: Address<[id: Id]>
  /** Of what is saved, or of an older version. */
  readonly preview: Address<[id: Id, query?: Record<string, Id>]>
}

/** Where a record noun is: its name says it. */
export const recordAddress = (name: string): RecordAddress => {
  const path = `/admin/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return Object.assign(records<Record<string, Id>>(path), {
    import: page(`${path}/import`),
    versions: one(`${path}/versions`),
    preview: one<Record<string, Id>>(`${path}/preview`),
  })
}
