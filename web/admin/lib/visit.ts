import type { OperatorClient } from '#contract/operator/index.ts'
import type { OperatorPermission } from '#contract/operator/permissions.ts'
import type { Me } from '#contract/operator/session.ts'
import type { Translator } from '#i18n/messages.ts'
import { useView } from '#web/lib/router.tsx'

/** What loaders and actions of the back office work with. */
export interface AdminVisit {
  api: OperatorClient
  t: Translator
  url: URL
  /** Aborted when the operator goes elsewhere meanwhile. */
  signal?: AbortSignal
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
