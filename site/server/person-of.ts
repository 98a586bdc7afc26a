import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Member } from '#identity/members/contract.ts'
import { memberHandlers } from '#identity/members/server/handlers.ts'
import type { Context } from '#platform/server/api/context.ts'
import { standInName, type Person } from '#platform/server/pages/person.ts'
import { MemberName } from '#site/web/layouts/parts/account-links.tsx'
import { hasOwnPrices } from '#trade/price-lists/server/shared-queries.ts'

const nobody = { id: 0, email: null, emailVerificationFlag: false, realname: standInName, headImg: null }

/** Personal facts stand before the permissions, which those who share a page have in common. */
const factsOf = ({ id, email, emailVerificationFlag, realname, headImg }: Omit<Member, 'permissions'>) =>
  JSON.stringify({ id, email, emailVerificationFlag, realname, headImg }).slice(0, -1).replace(/</g, '\\u003c')

const tracesOf = (member: Omit<Member, 'permissions'>) => [
  renderToString(createElement(MemberName, member)),
  factsOf(member),
]
const left = tracesOf(nobody)

/** Who gets the pages that members share, with the own name; whose company has prices of its own gets pages made apart. */
export async function personOf(context: Context): Promise<Person | undefined> {
  const { db, caller } = context
  if (!caller) return undefined
  const [member, priced] = await Promise.all([
    memberHandlers.info({}, { ...context, caller }),
    hasOwnPrices(db, caller.memberId),
  ])
  if (priced) return undefined
  const put = tracesOf(member)
  return {
    kind: `member ${member.permissions.join()}`,
    standIn: { ...nobody, permissions: member.permissions },
    own: put.map((each, at) => ({ left: left[at] ?? '', put: each })),
  }
}
