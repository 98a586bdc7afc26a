// Loaded by who uses a passkey, and by the sign-in page once it is on the screen.

/** As the server reads it. */
const written = (answer: Credential | null) =>
  answer ? JSON.stringify((answer as PublicKeyCredential).toJSON()) : undefined

export const createPasskey = async (offer: PublicKeyCredentialCreationOptionsJSON) =>
  written(await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(offer) }))

/** `conditional` waits until the visitor picks one where the browser suggests accounts; other browsers answer nothing. */
export async function showPasskey(
  request: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
  mediation: 'conditional' | 'optional',
) {
  if (mediation === 'conditional' && !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request)
  return written(await navigator.credentials.get({ publicKey, signal, mediation }))
}
