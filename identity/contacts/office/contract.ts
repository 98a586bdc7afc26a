import * as v from 'valibot'
import { OfficeDay } from '../hours.ts'
import { Id, manyOf, optionalOf, WholeNumber } from '#platform/contract/fields.ts'
import { EmailField } from '#identity/auth/identity.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { isLandline, isMobile } from '#platform/contract/patterns.ts'
import { Picture } from '#platform/contract/picture.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import {
  Changed,
  Chosen,
  Line,
  listing,
  Made,
  SearchText,
  sortBy,
  Ticked,
  Version,
} from '#platform/contract/office/fields.ts'

export const contactLanguages = ['zh-CN', 'en-US'] as const
const Language = v.picklist(contactLanguages)

export const ContactRow = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  email: v.string(),
  phone: v.string(),
  /** With country code; null where the phone is the number. */
  whatsapp: v.nullable(v.string()),
  wechatId: v.string(),
  languages: v.array(Language),
  pictureId: Id,
  picture: Picture,
  active: v.boolean(),
  /** Visitors given to this contact in the last thirty days: who has the fewest gets the next. */
  visitors: v.number(),
  members: v.number(),
  /** Conversations in which a customer waits for an answer. */
  waiting: v.number(),
  /** Who answers under this name. */
  operators: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  version: v.number(),
})
export type ContactRow = v.InferOutput<typeof ContactRow>

const ContactInfo = v.object({
  ...ContactRow.entries,
  /** Pictures of our own making; null while nobody is given this contact. */
  codes: v.nullable(v.object({ whatsapp: v.string(), wechat: v.string() })),
})
export type ContactInfo = v.InferOutput<typeof ContactInfo>

const whatsapp = /^[1-9]\d{6,14}$/
const details = {
  name: Line(60),
  nameEn: Line(60),
  email: EmailField,
  phone: v.pipe(
    Line(20),
    v.check((text) => isMobile(text) || isLandline(text), 'adminContacts.phoneWrong'),
  ),
  whatsapp: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.replace(/[\s+()-]/g, '') || null),
    v.check((text) => text === null || whatsapp.test(text), 'adminContacts.whatsappWrong'),
  ),
  wechatId: v.pipe(Line(40), v.regex(/^[\w-]+$/, 'adminContacts.wechatWrong')),
  languages: v.pipe(
    v.optional(manyOf(Language), () => []),
    v.minLength(1, 'adminContacts.chooseLanguage'),
  ),
  pictureId: v.pipe(
    v.optional(v.union([v.string(), v.number()]), ''),
    v.transform(Number),
    v.minValue(1, 'adminContacts.choosePicture'),
    v.integer('adminContacts.choosePicture'),
    v.maxValue(2_147_483_647, 'adminContacts.choosePicture'),
  ),
  active: Ticked,
}

const weekday = v.pipe(WholeNumber, v.minValue(1), v.maxValue(7))
const TimeOfDay = v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(5, 'errors.tooLong'))

/** When the chat is answered: the days that are not listed are off. */
export const DeskHours = v.object({ zone: v.string(), days: v.array(OfficeDay), version: v.number() })
export type DeskHours = v.InferOutput<typeof DeskHours>

/** The people whom visitors deal with. */
export const contacts = {
  list: operatorGet('/operator/contacts/list', {
    permission: 'service.read',
    input: v.object({
      ...listing,
      search: SearchText,
      language: optionalOf(Language),
      active: optionalOf(v.picklist(['1', '0'])),
      sort: sortBy(['name', 'nameEn', 'visitors', 'members', 'waiting'], 'name'),
    }),
    output: pageOf(ContactRow),
  }),
  info: operatorGet('/operator/contacts/info', {
    permission: 'service.read',
    input: v.object({ id: Id }),
    output: ContactInfo,
  }),
  create: operatorPost('/operator/contacts/create', {
    permission: 'service.edit',
    input: v.object(details),
    output: Made,
    creates: true,
  }),
  update: operatorPost('/operator/contacts/update', {
    permission: 'service.edit',
    input: v.object({ id: Id, version: Version, ...details }),
    output: Changed,
  }),
  /** Who is not active is given to nobody; customers who had this contact get another one. One always stays. */
  setActive: operatorPost('/operator/contacts/setActive', {
    permission: 'service.edit',
    input: v.object({ ...Chosen.entries, active: v.boolean() }),
    output: Changed,
  }),
  hours: operatorGet('/operator/chat/hours', { permission: 'service.read', output: DeskHours }),
  saveHours: operatorPost('/operator/chat/hours/save', {
    permission: 'service.edit',
    input: v.object({
      version: Version,
      zone: Line(60),
      days: v.pipe(v.array(v.object({ weekday, opens: TimeOfDay, closes: TimeOfDay })), v.maxLength(7)),
    }),
    output: Changed,
  }),
}
