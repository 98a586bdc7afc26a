/** A path on this site, or the fallback: never another origin, whatever slashes and backslashes it hides behind. */
export function localPath(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /[\\\s\p{Cc}]/u.test(wanted)) return fallback
  const base = 'http://local.invalid'
  const url = URL.parse(wanted, base)
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}
