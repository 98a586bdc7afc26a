/** The same comparison with one product more or less. */
export function withProduct(search: string, id: number): string {
  const query = new URLSearchParams(search)
  query.append('ids', String(id))
  return `/product/compare?${query}`
}

export function withoutProduct(search: string, id: number): string {
  const query = new URLSearchParams(search)
  query.delete('ids', String(id))
  return `/product/compare${query.size > 0 ? `?${query}` : ''}`
}
