import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { issueInvitation } from './invite-operator.ts'
import { insertOperator, setDisabled } from './queries.ts'
import { searchRoles, setRoles } from './role-queries.ts'
import { findCredentials } from './session-queries.ts'

/** From the command line: the first administrator, or a new link for one who is locked out. Answers the link. */
export async function makeAdministrator(db: Database, address: string, config: Config): Promise<string> {
  const email = address.toLowerCase()
  const locale = 'en-US'
  return db.transaction(async (tx) => {
    const name = email.replace(/@.*$/, '')
    const roleIds = (await searchRoles(tx)).filter(({ code }) => code === 'administrator').map((role) => role.id)
    const made = await insertOperator(tx, {
      email,
      name,
      nameEn: name,
      roleIds,
      locale,
      contactId: undefined,
      shopId: undefined,
    })
    if (made) await setRoles(tx, made.id, roleIds)
    const id = made?.id ?? (await findCredentials(tx, email))?.id ?? 0
    await setDisabled(tx, id, false)
    return issueInvitation(tx, id, locale, config)
  })
}
