import { ApiError } from '#platform/contract/client.ts'
import { refusals } from '#platform/contract/errors.ts'
import type { Api } from '#platform/contract/registered.ts'
import { to } from '#platform/contract/to.ts'
import { redirect } from '#platform/web/outcome.ts'

/** What was asked as a visitor opens once the address is proved; until then "not found" would not say why. */
export async function orProve<Found>(api: Api, asked: Promise<Found>): Promise<Found> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== refusals.NOT_FOUND.code) throw error
    const { email, emailVerificationFlag } = await api.members.info()
    if (email && !emailVerificationFlag) throw redirect(to.accountSecurity({ done: 'prove' }))
    throw error
  }
}
