import { to } from '#platform/contract/to.ts'
/** The same comparison with one product more or less. */
export function withProduct(search: string, id: number): string {
  const query = new URLSearchParams(search)
  query.append('ids', String(id))
  return to.compare(query)
}

export function withoutProduct(search: string, id: number): string {
  const query = new URLSearchParams(search)
  query.delete('ids', String(id))
  return to.compare(query)
}
