import type { OfficeApi } from '#platform/contract/registered.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useView } from '#platform/web/router.tsx'

export type Me = NonNullable<Awaited<ReturnType<OfficeApi['session']['me']>>>

/** What loaders and actions of the back office work with. */
export interface AdminVisit {
  api: OfficeApi
  t: Translator
  url: URL
  /** Who asks, however far the sign-in has come; asked once. */
  me(): Promise<Me | null>
}

export type AdminAction = (visit: AdminVisit & { form: FormData }) => Promise<unknown>

export interface AdminRootData {
  me: Me | null
}

export const rootLoader = async ({ me }: AdminVisit): Promise<AdminRootData> => ({ me: await me() })

/** The signed-in operator; missing on error pages and before the sign-in. */
export const useMe = () => (useView().root as unknown as AdminRootData | undefined)?.me ?? undefined

/** Whether the operator may. The call asks the same; here it only decides what is shown. */
export const useMay = (permission: OperatorPermission) => useMe()?.permissions.includes(permission) ?? false
