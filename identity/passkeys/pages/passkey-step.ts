import { textOf, type FormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { to } from '#platform/contract/to.ts'
import { redirectDocument, type Redirect } from '#platform/web/outcome.ts'
import type { Visit } from '#platform/web/visit.ts'

/** One step of a member: the device has answered, one is removed, or one is asked for. */
export async function passkeyStep(
  { passkeys }: Visit['api'],
  form: FormData,
): Promise<Redirect | Pick<FormOutcome, 'passkey'>> {
  // Not asked where a check of the person is recent.
  const proof = form.has('currentPassword') ? { currentPassword: textOf(form, 'currentPassword') } : {}
  if (form.has('credential')) {
    await passkeys.add({ credential: textOf(form, 'credential'), name: textOf(form, 'name') })
    return redirectDocument(to.accountSecurity({ done: 'passkeyAdded' }))
  }
  if (!form.has('passkey')) return { passkey: await passkeys.offer(proof) }
  await passkeys.remove({ id: textOf(form, 'passkey'), ...proof })
  return redirectDocument(to.accountSecurity({ done: 'passkeyRemoved' }))
}
