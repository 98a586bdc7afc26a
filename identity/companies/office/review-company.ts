import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { companies, CompanyInfo } from './contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/database/database.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Finder } from '#platform/office/finder.ts'
import { sendLetter } from '#identity/letters/server/send-letter.ts'
import type { Context } from '#platform/server/api/context.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import {
  findCompaniesNamed,
  findCompanyInfo,
  findKeeper,
  lockCompany,
  updateReview,
} from '../server/company-queries.ts'

export async function getDeskCompany(db: Db, id: number): Promise<CompanyInfo> {
  const company = await findCompanyInfo(db, id)
  if (!company) throw new Refusal('NOT_FOUND')
  const { licence } = company
  return { ...company, licence: licence && { ...licence, url: to.office.file.attachment(licence.id) } }
}

type Review = ParsedOf<typeof companies.review>

/** What was looked at is what is decided on: if its keeper changed it meanwhile, nothing is. */
export const reviewCompany = (review: Review, { db, config, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const { id, decision, note } = review
    if (decision === 'rejected' && !note)
      throw new Refusal('INVALID_INPUT', { fields: { note: 'adminCompanies.enterReason' } })
    const before = await lockCompany(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.licenceId === null) throw new Refusal('FORBIDDEN', { says: 'adminCompanies.noLicence' })
    if ((await updateReview(tx, review)) === 0) throw new Refusal('CONFLICT')
    await notifyKeeper(tx, review, before.name, config)
    const after = { ...(await lockCompany(tx, id)), note }
    return audit(tx, operator, { action: 'review', noun: 'company', key: id, title: before.name, before, after })
  })

const week = 7 * 24 * 60

async function notifyKeeper(tx: Db, { id, decision, note }: Review, company: string, config: Config) {
  const keeper = await findKeeper(tx, id)
  if (!keeper) return
  const { locale, name, email } = keeper
  const t = translatorFor(locale)
  const [subject, content] =
    decision === 'verified'
      ? [t('companyMail.verifiedSubject', { company }), t('companyMail.verifiedText', { company })]
      : [t('companyMail.rejectedSubject', { company }), t('companyMail.rejectedText', { company, note: note ?? '-' })]
  await sendLetter(tx, { memberId: keeper.id, kind: 'notice', subject, content })
  if (!email) return
  const url = `${siteOriginOf(config, locale)}${to.company()}`
  await postMail(tx, {
    to: email,
    proved: true,
    locale,
    minutes: week,
    content: (say) => ({
      subject,
      name,
      paragraphs: [content],
      action: { label: say('companyMail.open'), url },
      notes: [],
    }),
  })
}

export const companyFinder: Finder = { permission: 'members.read', find: findCompaniesNamed }
