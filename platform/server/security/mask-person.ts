/** bu***@example.com, 138***0001: enough to recognise somebody one knows. Anything else may be a password in the wrong field. */
export function maskPerson(text: string): string {
  const name = text.trim().toLowerCase().slice(0, 254)
  const at = name.lastIndexOf('@')
  if (at > 0 && name.includes('.', at)) return `${name.slice(0, Math.min(2, at - 1))}***${name.slice(at)}`
  return /^\+?\d{9,15}$/.test(name) ? `${name.slice(0, 3)}***${name.slice(-4)}` : name && '***'
}
