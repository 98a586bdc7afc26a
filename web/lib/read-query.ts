import * as v from 'valibot'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
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
  for (const issue of parsed.issues) delete query[String(issue.path?.[0]?.key)]
  const rest = v.safeParse(endpoint.input, query)
  // What is left out or wrong has no default: there is nothing at this address.
  if (!rest.success) throw new PageError(404)
  return rest.output
}
