import type { Visit } from '#platform/web/visit.ts'

/** Both addresses of the member, and the picture that a code asks for. */
export async function loadAddresses({ api }: Visit) {
  const [overview, captcha] = await Promise.all([api.accountSecurity.overview(), api.auth.captcha()])
  return { ...overview, captcha }
}
