import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const hasPasskeys = () => 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether the browser has passkeys: those of the last years do, over a connection that is secure. */
export const usePasskeys = () => useSyncExternalStore(never, hasPasskeys, () => true)
