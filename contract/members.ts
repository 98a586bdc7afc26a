import * as v from 'valibot'
import { get } from './endpoint.ts'
import { Id } from './fields.ts'

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

export const members = {
  info: get('/customer/member/info', { access: 'member', output: Member }),
  menu: get('/customer/menu/nav', {
    access: 'member',
    output: v.object({ menuList: v.array(MenuNode), permissions: v.array(v.string()) }),
  }),
}
