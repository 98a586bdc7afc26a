import type { FastifyReply } from 'fastify'
import { to } from '#platform/contract/to.ts'
import { hasProof } from '#platform/web/link-proof.ts'

const paths = new Set(
  [
    to.resetPassword,
    to.activateEmail,
    to.completeRegistration,
    to.completeCompany,
    to.companyInvitation,
    to.followEnquiry,
    to.subscribe,
    to.unsubscribe,
    to.office.invitation,
  ].map(({ path }) => path),
)

/** Whether mails link to the page with something that lets their reader in. */
export const isTokenPage = (pathname: string) => paths.has(pathname.replace(/\/$/, ''))

/** Such an address leaves the browser to nobody: neither as a referrer, nor to search engines, nor into a cache. */
export function sendTokenHeaders(reply: FastifyReply, { pathname, search }: URL) {
  if (!isTokenPage(pathname)) return
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'private, no-store')
  // Without a link it is the page where everybody subscribes.
  if (pathname !== to.subscribe.path || hasProof(search)) reply.header('x-robots-tag', 'noindex, nofollow')
}
