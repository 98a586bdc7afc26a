import type { Client } from '#platform/contract/client.ts'
import type { contract } from '#site/contract.ts'

/** The calls that a browser makes by itself, beside its pages: suggestions, badges, chat, files. All else is asked of a page. */
export const liveCalls = {
  accountSecurity: ['sendActivation'],
  cart: ['list', 'merge'],
  companies: ['enterpriseList'],
  chat: ['history', 'leaveAddress', 'read', 'resume', 'send', 'upload'],
  enquiries: ['sellers', 'thread'],
  enquiryBasket: ['keep', 'read'],
  favourites: ['flag', 'list', 'switch'],
  history: ['save', 'saveAsMember', 'updateReadTime'],
  letters: ['newCount', 'newEnquiryCount'],
  orders: ['info'],
  products: ['list', 'parameters', 'suggest'],
  quotes: ['compare', 'list'],
  referenceData: ['cities', 'provinces'],
  support: ['contact', 'toolbarContact'],
  uploads: ['upload', 'uploadAsVisitor'],
} as const satisfies CallNames<typeof contract>

/** For each noun the verbs meant. */
export type CallNames<C> = { [Noun in keyof C]?: readonly (keyof C[Noun])[] }

/** What a contract says of these calls. */
export type PartOf<C, Names extends CallNames<C>> = {
  [Noun in keyof Names & keyof C]: Pick<C[Noun], Extract<Names[Noun], readonly unknown[]>[number] & keyof C[Noun]>
}

export type LiveContract = PartOf<typeof contract, typeof liveCalls>
export type LiveClient = Client<LiveContract>
