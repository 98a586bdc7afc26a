import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Member } from '#identity/members/contract.ts'
import { findSeen } from '#identity/auth/server/find-caller.ts'
import { hashToken } from '#identity/auth/server/tokens.ts'
import { Recent } from '#platform/contract/recent.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PageCache } from '#platform/server/pages/page-cache.ts'
import { standInName, type Person } from '#platform/server/pages/person.ts'
import { noteShown } from '#platform/server/pages/shown.ts'
import { findPerson } from './person-queries.ts'
import { MemberName } from '#site/web/layouts/parts/account-links.tsx'

const nobody = { id: 0, email: null, emailVerificationFlag: false, realname: standInName, headImg: null }

/** Personal facts stand before the permissions, which those who share a page have in common. */
const factsOf = ({ id, email, emailVerificationFlag, realname, headImg }: Omit<Member, 'permissions'>) =>
  JSON.stringify({ id, email, emailVerificationFlag, realname, headImg }).slice(0, -1).replace(/</g, '\\u003c')

type Named = Pick<Member, 'realname' | 'headImg'>

const drawn = new Recent<{ text: string }>(1_000)
const nameOf = ({ realname, headImg }: Named) => {
  const key = `${realname}\n${headImg}`
  return drawn.get(key) ?? drawn.keep(key, { text: renderToString(createElement(MemberName, { realname, headImg })) })
}

const tracesOf = (member: Omit<Member, 'permissions'>) => [nameOf(member).text, factsOf(member)]
const left = tracesOf(nobody)

/** Kept beside the pages, for as long: a member's kept page asks the database for nothing. Whose session is unknown is not kept. */
export async function personOf(db: Db, cache: PageCache, token: string): Promise<Person | undefined> {
  const kept = await cache.get<{ person?: Person }>(`person ${hashToken(token).toString('base64url')}`, async () => {
    noteShown('people')
    const person = await readPerson(db, token)
    return person ? { person, shared: { bytes: most } } : {}
  })
  return kept.person
}

/** What one takes with its names and key, which are short. */
const most = 2_000

/** Who gets the pages that members share, with the own name; whose company has prices of its own gets pages made apart. */
async function readPerson(db: Db, token: string): Promise<Person | undefined> {
  const found = await findSeen(db, token, findPerson)
  if (!found || found.priced) return undefined
  const permissions = [...found.permissions]
  const put = tracesOf(found)
  return {
    kind: `member ${permissions.join()}`,
    standIn: { ...nobody, permissions },
    own: put.map((each, at) => ({ left: left[at] ?? '', put: each })),
  }
}
