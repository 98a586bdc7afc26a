import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { isEmail, isLandline, isMobile } from '#platform/contract/patterns.ts'
import { Picture } from '#platform/contract/picture.ts'
import { PlainLine } from '#platform/contract/lines.ts'
import { record } from '#platform/office/records/record.ts'

const contactLanguages = ['zh-CN', 'en-US'] as const
type Language = (typeof contactLanguages)[number]

/** Nothing typed is kept as nothing: visitors are shown what there is. */
const Optional = (most: number, fits: (text: string) => boolean, message: string) =>
  v.pipe(
    PlainLine(most),
    v.check((text) => text === '' || fits(text), message),
  )
const Email = v.pipe(Optional(254, isEmail, 'errors.email'), v.toLowerCase())
const Phone = Optional(20, (text) => isMobile(text) || isLandline(text), 'adminContacts.phoneWrong')
const WeChatId = Optional(40, (text) => /^[\w-]+$/.test(text), 'adminContacts.wechatWrong')
/** With country code; null where the phone is the number. */
const WhatsApp = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.replace(/[\s+()-]/g, '') || null),
  v.check((text) => text === null || /^[1-9]\d{6,14}$/.test(text), 'adminContacts.whatsappWrong'),
)

export const contactRecord = record({
  name: 'contacts',
  noun: 'contact',
  section: 'service',
  read: 'service.read',
  edit: 'service.edit',
  texts: 'adminContacts',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both', label: 'adminContacts.name' },
    email: { kind: 'line', most: 254, schema: Email, hint: 'adminContacts.emailHint' },
    phone: { kind: 'line', most: 20, schema: Phone, hint: 'adminContacts.phoneHint' },
    whatsapp: { kind: 'line', most: 30, schema: WhatsApp, hint: 'adminContacts.whatsappHint', apart: true },
    wechatId: { kind: 'line', most: 40, schema: WeChatId },
    wechatCodeId: {
      kind: 'picture',
      need: false,
      label: 'adminContacts.wechatCode',
      hint: 'adminContacts.wechatCodeHint',
    },
    languages: {
      kind: 'choices',
      of: contactLanguages,
      least: 1,
      message: 'adminContacts.chooseLanguage',
      hint: 'adminContacts.languagesHint',
      named: (code: Language) => (code === 'zh-CN' ? 'adminContacts.chinese' : 'adminContacts.english'),
    },
    pictureId: { kind: 'picture', need: false, label: 'adminContacts.picture' },
    active: { kind: 'tick', first: true, hint: 'adminContacts.activeHint' },
  },
  /** Visitors of the last thirty days: who has the fewest gets the next. Chats in which a customer waits for an answer. */
  counts: { visitors: 'adminContacts.visitors', members: 'adminContacts.members', waiting: 'adminContacts.waiting' },
  shown: {
    picture: v.nullable(Picture),
    /** Who answers where nobody else does. */
    house: v.boolean(),
    /** Who answers under this name. */
    operators: v.array(v.object({ id: Id, name: v.string(), nameEn: v.string() })),
  },
  /** A picture of our own making; null while nobody is given this contact. */
  info: { whatsappCode: v.nullable(v.string()) },
  columns: ['name', 'languages', 'active', 'operators', 'visitors', 'members', 'waiting', 'email', 'phone', 'wechatId'],
  optional: ['phone', 'wechatId'],
  headers: { operators: 'adminContacts.operators', name: 'adminContacts.name', active: 'adminContent.state' },
  filters: { language: { label: 'adminContacts.languages', of: 'languages' }, active: 'adminContacts.active' },
  sort: ['name', 'nameEn', 'visitors', 'members', 'waiting'],
})
