import * as v from 'valibot'

/** How somebody reached us whose wish sales entered. */
export const channels = ['phone', 'mail', 'wechat', 'visit'] as const
export const Channel = v.picklist(channels, 'adminMembers.chooseChannel')
export type Channel = v.InferOutput<typeof Channel>

/** Who of the house entered it, and how it was asked for; both sides see it. */
export const Entered = v.object({ channel: Channel, name: v.string(), nameEn: v.string() })
export type Entered = v.InferOutput<typeof Entered>

/** Who enters something for a member. */
export interface Entrant {
  operatorId: number
  channel: Channel
}
