/** The page that one left to add something, with what was added chosen there. */
export function chosenAt(back: string, name: string, id: number | string): string {
  const [path = '', query] = back.split('?')
  const params = new URLSearchParams(query)
  params.set(name, String(id))
  return `${path}?${params}`
}
