import { ApiError } from '#platform/contract/client.ts'
import { textOf } from '#platform/office/form.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { readOffer } from '#identity/second-factor/pages/read-offer.ts'
import type { SetUpOutcome } from './second-factor.tsx'

/** One step of setting up the app: show the picture, then take its first code. */
export async function setUpStep({ api, form }: AdminVisit & { form: FormData }): Promise<SetUpOutcome> {
  if (textOf(form, 'intent') !== 'confirm')
    return { offer: await api.session.offerSecondFactor({ password: textOf(form, 'password') }) }
  const offer = readOffer(textOf(form, 'offer'))
  try {
    return await api.session.confirmSecondFactor({ code: textOf(form, 'code') })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 0) throw error
    return { ...(offer && { offer }), refused: { message: error.message, fields: error.fields } }
  }
}
