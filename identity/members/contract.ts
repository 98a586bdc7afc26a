import * as v from 'valibot'
import { constants } from '#platform/contract/constants.ts'
import { AnyMobile, Website } from '#identity/companies/contact-details.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Company, EnterpriseData, EnterpriseItem } from '#identity/companies/enterprise.ts'
import { ChosenId, Id, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine, RequiredLine } from '#platform/contract/lines.ts'
import { OrderCounts } from '#trade/orders/order.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'

export const Member = v.object({
  id: Id,
  email: v.nullable(v.string()),
  emailVerificationFlag: v.boolean(),
  realname: v.string(),
  headImg: v.nullable(v.string()),
})
export type Member = v.InferOutput<typeof Member>

const entries = { id: Id, name: v.string(), nameEn: v.string(), url: v.nullable(v.string()) }

/** A leaf has a `url` and an empty `list`; two levels are enough for a sidebar. */
export const MenuNode = v.object({ ...entries, list: v.array(v.object({ ...entries, list: v.array(v.never()) })) })
export type MenuNode = v.InferOutput<typeof MenuNode>

/** The menu item that carries the badge of unread station letters. */
export const lettersMenuId = 33

/** What the member wrote about themselves, for their own eyes. */
export const Profile = v.object({
  realname: v.string(),
  headImg: v.nullable(v.string()),
  title: v.nullable(v.string()),
  department: v.nullable(v.string()),
  /** What the member signs in with; its middle is hidden. */
  mobile: v.nullable(v.string()),
  /** Where to call; nobody signs in with it. */
  contactMobile: v.nullable(v.string()),
  website: v.nullable(v.string()),
  countryId: v.nullable(Id),
  enterpriseName: v.nullable(v.string()),
  /** The language of mails. */
  locale: v.picklist(constants.locales),
})
export type Profile = v.InferOutput<typeof Profile>

/** How much there is of everything that is the member's, and what of it waits. */
const Aggregation = v.object({
  orders: OrderCounts,
  /** `answered`: the seller wrote last. */
  enquiries: v.object({ total: v.number(), answered: v.number() }),
  letters: v.object({ total: v.number(), unread: v.number() }),
  favourites: v.number(),
  history: v.number(),
  cart: v.number(),
  addresses: v.number(),
  savedSearches: v.number(),
})
export type Aggregation = v.InferOutput<typeof Aggregation>

const Person = v.object({
  realname: RequiredLine('members.enterName', 60),
  title: RequiredLine('members.enterTitle', 60),
  department: RequiredLine('members.enterDepartment', 60),
  locale: v.optional(v.picklist(constants.locales)),
  /** An uploaded picture; null takes the present one away, nothing leaves it. */
  headImgId: v.optional(v.nullable(Id)),
})

export const members = {
  info: get('/customer/member/info', { access: 'member', output: Member }),
  menu: get('/customer/menu/nav', {
    access: 'member',
    output: v.object({ menuList: v.array(MenuNode), permissions: v.array(v.string()) }),
  }),
  aggregation: get('/customer/aggregationlist', { access: 'member', output: Aggregation }),
  profile: get('/customer/member/profile', { access: 'member', output: Profile }),
  update: post('/customer/member/update', { access: 'member', input: Person }),
  /** The single form of the international site. */
  updateByGlobal: post('/customer/member/updateByGlobal', {
    access: 'member',
    input: v.object({
      ...Person.entries,
      enterpriseName: RequiredLine('members.enterCompany'),
      countryId: ChosenId('members.selectCountry'),
      mobile: AnyMobile,
      website: Website,
    }),
  }),
  company: get('/customer/member/company', { access: 'member', output: v.nullable(Company) }),
  enterpriseList: get('/customer/member/enterpriseList', {
    access: 'member',
    input: v.object({ key: OptionalLine(100), ...Paging.entries }),
    output: pageOf(EnterpriseItem),
  }),
  /** Joins the enterprise with this id or name, or founds one with this name. */
  updateCompany: post('/customer/member/updateCompany', {
    access: 'member',
    input: v.pipe(
      v.object({ enterpriseId: optionalOf(Id), enterpriseName: OptionalLine(100) }),
      v.forward(
        v.check(
          ({ enterpriseId, enterpriseName }) =>
            enterpriseId !== undefined || /[\p{L}\p{N}]/u.test(enterpriseName ?? ''),
          'members.enterCompany',
        ),
        ['enterpriseName'],
      ),
    ),
    output: v.object({ enterpriseId: Id }),
  }),
  enterpriseUpdate: post('/customer/member/enterpriseUpdate', { access: 'member', input: EnterpriseData }),
}
