import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Member } from '#identity/members/contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import { standInName, type Person } from '#platform/server/pages/person.ts'
import { findPerson } from './person-queries.ts'
import { MemberName } from '#site/web/layouts/parts/account-links.tsx'

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
export async function personOf({ db, caller }: Context): Promise<Person | undefined> {
  if (!caller) return undefined
  const found = await findPerson(db, caller.memberId)
  if (!found || found.priced) return undefined
  const permissions = [...caller.permissions]
  const put = tracesOf(found)
  return {
    kind: `member ${permissions.join()}`,
    standIn: { ...nobody, permissions },
    own: put.map((each, at) => ({ left: left[at] ?? '', put: each })),
  }
}
