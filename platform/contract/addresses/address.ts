type Value = string | number | boolean | undefined

/** A page's address: called, it is a link to the page; `path` is what the table of pages names. */
export interface Address<Input extends unknown[] = never> {
  (...input: Input): string
  readonly path: string
}

export type NoQuery = Record<string, never>
export type Id = number | string
/** A query that was sent is passed on as it is. */
export type Asked<Query> = Query | URLSearchParams

/** A list gives its name once for each value; what is undefined is left out. */
export function address(path: string, query: object = {}): string {
  const search = query instanceof URLSearchParams ? query : new URLSearchParams()
  if (search !== query)
    for (const [name, value] of Object.entries(query) as [string, Value | readonly Value[]][])
      for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each))
  return search.size > 0 ? `${path}?${search}` : path
}

/* @__NO_SIDE_EFFECTS__ */
export const at = <Input extends unknown[]>(path: string, link: (...input: Input) => string): Address<Input> =>
  Object.assign(link, { path })

/* @__NO_SIDE_EFFECTS__ */
export const page = <Query extends object = NoQuery>(path: string) =>
  at(path, (query?: Asked<Query>) => address(path, query))

/** The page of one thing. */
/* @__NO_SIDE_EFFECTS__ */
export const one = <Query extends object = NoQuery>(path: string) =>
  at(path, (id: Id, query?: Query) => address(path, { id, ...query }))
