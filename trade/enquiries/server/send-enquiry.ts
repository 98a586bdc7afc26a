import type { EnquiryTerms, MemberEnquiry, VisitorEnquiry } from '../contract.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import { toKilograms } from '#catalogue/goods/quantity.ts'
import type { Db } from '#platform/server/database/database.ts'
import { mayConfirm } from '#identity/auth/server/limit-sending.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { claimUpload } from '#identity/uploads/server/claim-upload.ts'
import type { Customer } from '#platform/server/api/customer.ts'
import type { Entrant } from '#identity/members/channel.ts'
import { getOfficeHours } from '#identity/contacts/server/office-hours.ts'
import { identifyVisitor } from '#identity/contacts/server/identify-visitor.ts'
import { spend, tally } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { linkEnquiry } from '#trade/samples/server/shared-queries.ts'
import { enquiryNumber } from './enquiry-number.ts'
import {
  hasPaymentType,
  findBuyer,
  insertAttachments,
  insertEnquiry,
  insertLines,
  needsPlace,
  searchPacks,
  type Buyer,
  type SentEnquiry,
} from './queries.ts'
import { addresseesOf } from './addressees.ts'
import { takeSent } from './keep-basket.ts'
import { notifyOfEnquiry } from './notify-of-enquiry.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

export async function sendAsMember({ attachmentIds, cookieId, ...terms }: MemberEnquiry, context: Context<'member'>) {
  const { db, caller } = context
  await spend(db, `enquiry member ${caller.memberId}`, { most: 30, minutes: 60 })
  const member = await findBuyer(db, caller.memberId)
  if (!member) throw new Refusal('NOT_FOUND')
  const buyer = {
    memberId: caller.memberId,
    name: member.name,
    email: member.email ?? '',
    company: null,
    phone: member.mobile,
  }
  return send(terms, buyer, { attachmentIds, cookieId, proved: member.proved }, context)
}

const mostUnasked = 3

export async function sendAsVisitor(enquiry: VisitorEnquiry, context: Context) {
  const { db, ip } = context
  await spend(db, `enquiry ip ${networkOf(ip)}`, { most: 30, minutes: 60 })
  const { recent } = await tally(db, `enquiry unasked ${networkOf(ip)}`)
  if (recent > mostUnasked) await passCaptcha(context, 'enquiry', enquiry)
  const { name, email, company, phone, attachmentIds, cookieId } = enquiry
  return send(
    enquiry,
    { memberId: null, name, email, company, phone },
    { attachmentIds, cookieId, proved: false },
    context,
  )
}

interface Extras {
  /** Who of the house wrote it down for the member. */
  entrant?: Entrant
  cookieId: string | null | undefined
  attachmentIds: number[]
  proved: boolean
}

export async function send(terms: EnquiryTerms, buyer: Buyer, extras: Extras, context: Context) {
  const { cookieId, attachmentIds, proved, entrant } = extras
  const { db, locale, config } = context
  await refuseWrongTerms(db, terms)
  const [lines, addressees] = await Promise.all([weigh(db, terms.lines), addresseesOf(db, terms)])
  // To an address that somebody of the house has typed goes the invitation, and nothing else.
  const confirms = buyer.email !== '' && (proved || (!entrant && (await mayConfirm(context, buyer.email))))
  // Without a mail server a message waits, and nobody is told that it is on its way.
  const leaves = config.mail !== undefined || config.demo
  return db.transaction(async (tx) => {
    const { memberId } = buyer
    const visitor = await identifyVisitor(tx, { cookieId: cookieId ?? undefined, locale, memberId })
    const { contactId } = visitor
    const enquiryNo = enquiryNumber(new Date())
    await claimFiles(tx, memberId === null ? { visitorId: visitor.id } : { memberId }, attachmentIds)
    const written = { ...terms, ...buyer, enquiryNo, contactId, locale, entrant }
    const sent: SentEnquiry[] = []
    for (const addressee of addressees) {
      const made = await insertEnquiry(tx, { ...written, askedId: sent[0]?.id ?? null, addressee })
      if (!made) throw new Refusal('FAILED')
      await insertLines(tx, made.id, addressee.shopId, lines)
      await insertAttachments(tx, made.id, attachmentIds)
      sent.push(made)
    }
    const [enquiry] = sent
    if (!enquiry) throw new Refusal('FAILED')
    const productIds = lines.flatMap(({ productId }) => productId ?? [])
    if (memberId !== null) await linkEnquiry(tx, memberId, enquiry.id, productIds)
    if (memberId !== null && !entrant) await takeSent(tx, memberId, terms.lines)
    const hours = await getOfficeHours(tx, locale)
    await notifyOfEnquiry(
      tx,
      {
        ids: sent.map(({ id }) => id),
        enquiryNo,
        buyer,
        contactId,
        contactName: enquiry.contactName,
        contactNameEn: enquiry.contactNameEn,
        locale,
        names: lines.map((line) => line.productName),
        proved,
        confirms,
        notice: hours.notice,
      },
      config,
    )
    return {
      ...enquiry,
      enquiryNo,
      hours,
      byPhone: memberId === null && buyer.email === '',
      confirmed: confirms && leaves,
    }
  })
}

/** A draft may be older than what nobody used: then the file has to be chosen again. */
async function claimFiles(db: Db, owner: Customer, uploadIds: number[]) {
  try {
    for (const id of uploadIds) await claimUpload(db, owner, 'attachment', id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('INVALID_INPUT', { fields: { attachmentIds: 'enquiries.attachmentGone' } })
  }
}

async function refuseWrongTerms(db: Db, { deliveryTerm, deliveryPlace, paymentType }: EnquiryTerms) {
  if (paymentType && !(await hasPaymentType(db, paymentType)))
    throw new Refusal('INVALID_INPUT', { fields: { paymentType: 'errors.invalid' } })
  if (!deliveryTerm) return
  const needed = await needsPlace(db, deliveryTerm)
  if (needed === undefined) throw new Refusal('INVALID_INPUT', { fields: { deliveryTerm: 'errors.invalid' } })
  if (needed && !deliveryPlace)
    throw new Refusal('INVALID_INPUT', { fields: { deliveryPlace: 'enquiries.enterPlace' } })
}

/** Packs of a catalogue product have a known weight; of anything else only kilograms and tonnes do. */
async function weigh(db: Db, lines: EnquiryTerms['lines']) {
  const packs = await searchPacks(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  )
  return lines.map(({ productId, lotId, range, quantity, moreQuantities, unit, targetPrice, currency, ...asked }) => {
    const own = packs.filter((pack) => pack.productId === productId)
    return {
      productId: productId ?? null,
      lotId: lotId ?? null,
      ...asked,
      ranges: range.map(formatPropertyRange),
      amount: quantity,
      moreAmounts: moreQuantities,
      unit,
      kilograms: toKilograms(quantity, unit, own)?.kilograms ?? null,
      targetPrice,
      targetCurrency: targetPrice === null ? null : currency,
    }
  })
}
