import { decoded } from './decoded.ts'

/** A cookie in the browser; undefined on the server. */
export function cookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found && decoded(found.slice(name.length + 1))
}

export const removeCookie = (name: string) => {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
