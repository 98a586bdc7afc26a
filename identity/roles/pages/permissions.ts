import { useSyncExternalStore } from 'react'
import type { Permission } from '../permissions.ts'
import { useView } from '#platform/web/router.tsx'
import type { Menu } from '#platform/web/visit.ts'

const key = 'permissions'

/** The codes of the signed-in member, kept for the session of this tab. The API checks the same codes. */
export const rememberPermissions = (codes: string[]) => sessionStorage.setItem(key, JSON.stringify(codes))

export function hasPermission(code: Permission): boolean {
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)
  return kept !== null && (JSON.parse(kept) as string[]).includes(code)
}

const never = () => () => undefined

/** The same for what is rendered: in the user centre known from the first paint on, elsewhere from what was kept. */
export function usePermission(code: Permission): boolean {
  const menu = useView().layout as Partial<Menu> | null | undefined
  const kept = useSyncExternalStore(
    never,
    () => hasPermission(code),
    () => false,
  )
  return menu?.permissions?.includes(code) ?? kept
}
