import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Context } from '#platform/server/api/context.ts'
import { spend } from '#platform/server/api/budget.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { isEmailTaken } from '#identity/auth/server/shared-queries.ts'
import { newToken } from '#identity/auth/server/tokens.ts'
import { ownCompany } from './change-people.ts'
import { findNameOf } from './company-queries.ts'
import { removeInvitation, upsertInvitation } from './people-queries.ts'

const days = 14
const allowance = { most: 30, minutes: 24 * 60 }

/** To an address that nobody has proved goes neither the company's name nor the colleague's: anybody may have typed them. */
export async function inviteColleague({ email, role }: { email: string; role: string }, context: Context<'member'>) {
  const { db, caller, config, locale } = context
  await spend(db, `company invitations of ${caller.memberId}`, allowance)
  return db.transaction(async (tx) => {
    const company = await ownCompany(tx, caller.memberId)
    const { token, hash } = newToken()
    const invitation = { enterpriseId: company.id, email, role, invitedBy: caller.memberId, hash, days }
    if ((await upsertInvitation(tx, invitation)) === 0)
      throw new Refusal('INVALID_INPUT', { fields: { role: 'members.chooseRole' } })
    const proved = await isEmailTaken(tx, email)
    const values = { company: company.name, name: await findNameOf(tx, caller.memberId) }
    await postMail(tx, {
      to: email,
      proved,
      locale,
      minutes: days * 24 * 60,
      content: (t, { name: site }) => ({
        subject: proved ? t('companyMail.invitedSubject', values) : t('companyMail.invitedStranger', { site }),
        paragraphs: [proved ? t('companyMail.invitedText', values) : t('companyMail.invitedStrangerText', { site })],
        action: {
          label: t('companyMail.invitedOpen'),
          url: `${siteOriginOf(config, locale)}${to.companyInvitation(token)}`,
        },
        notes: [t('companyMail.invitedValid', { days: String(days) }), t('mail.notYou')],
      }),
    })
    return null
  })
}

export const revokeInvitation = (id: number, { db, caller }: Context<'member'>) =>
  db.transaction(async (tx) => {
    if ((await removeInvitation(tx, (await ownCompany(tx, caller.memberId)).id, id)) === 0)
      throw new Refusal('NOT_FOUND')
    return null
  })
