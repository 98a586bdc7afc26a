const key = 'permissions'

/** The codes of the signed-in member, kept for the session of this tab. The API checks the same codes. */
export const rememberPermissions = (codes: string[]) => sessionStorage.setItem(key, JSON.stringify(codes))

export function hasPermission(code: string): boolean {
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)
  return kept !== null && (JSON.parse(kept) as string[]).includes(code)
}
