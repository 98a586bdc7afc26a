import * as v from 'valibot'
import { constants } from '#platform/contract/constants.ts'
import { AnyMobile, Website } from '#identity/companies/contact-details.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { ChosenId, Id } from '#platform/contract/fields.ts'
import { RequiredLine } from '#platform/contract/lines.ts'
import { MenuNode } from '#identity/roles/menu.ts'

export const Member = v.object({
  id: Id,
  email: v.nullable(v.string()),
  emailVerificationFlag: v.boolean(),
  realname: v.string(),
  headImg: v.nullable(v.string()),
  /** What the role allows. */
  permissions: v.array(v.string()),
})
export type Member = v.InferOutput<typeof Member>

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
  /** Whether that is a company that the member is of, and not a name that was typed. */
  inCompany: v.boolean(),
  /** The language of mails. */
  locale: v.picklist(constants.locales),
})
export type Profile = v.InferOutput<typeof Profile>

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
  profile: get('/customer/member/profile', { access: 'member', output: Profile }),
  update: post('/customer/member/update', { access: 'member', permission: 'profile.edit', input: Person }),
  /** The single form of the international site. Another company than before needs `company.edit` too. */
  updateByGlobal: post('/customer/member/updateByGlobal', {
    access: 'member',
    permission: 'profile.edit',
    input: v.object({
      ...Person.entries,
      enterpriseName: RequiredLine('members.enterCompany'),
      countryId: ChosenId('members.selectCountry'),
      mobile: AnyMobile,
      website: Website,
    }),
  }),
}
