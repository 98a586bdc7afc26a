import * as v from 'valibot'
import type { Endpoint, ParsedOf } from '#platform/contract/endpoint.ts'
import { PageError } from './outcome.ts'

/** The URL is the state: filters and page are read by the endpoint's own schema; what it refuses falls to its default. */
export function readQuery<E extends Endpoint>(endpoint: E, url: URL): ParsedOf<E> {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    query[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  const parsed = v.safeParse(endpoint.input, query)
  if (parsed.success) return parsed.output
  for (const { type, requirement, path } of parsed.issues) {
    const name = String(path?.[0]?.key)
    const value = query[name]
    // A text that is too long is cut: without it the list would show everything as if that were meant.
    if (type === 'max_length' && typeof value === 'string') query[name] = value.trim().slice(0, Number(requirement))
    else delete query[name]
  }
  const rest = v.safeParse(endpoint.input, query)
  // What is left out or wrong has no default: there is nothing at this address.
  if (!rest.success) throw new PageError(404)
  return rest.output
}
