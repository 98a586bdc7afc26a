import type { Offer } from '#identity/second-factor/pages/set-up.tsx'
import type { PasskeyOffer } from '#identity/passkeys/contract.ts'
import { useView } from '#platform/web/router.tsx'

/** What a step of the set-up comes back with. */
export interface SetUpOutcome {
  offer?: Offer
  recoveryCodes?: string[]
  passkey?: PasskeyOffer
  typed?: Record<string, string>
  refused?: { message: string; fields: Record<string, string> }
}

export const useSetUp = () => useView().action as SetUpOutcome | undefined
