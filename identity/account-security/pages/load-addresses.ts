import type { Visit } from '#platform/web/visit.ts'

/** Both addresses of the member, and the picture that a code asks for. */
export async function loadAddresses({ api }: Visit) {
  const [overview, captcha] = await Promise.all([
    api.accountSecurity.overview(),
    api.captcha.challenge({ purpose: 'account' }),
  ])
  return { ...overview, captcha }
}
