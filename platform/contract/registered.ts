/** Types of the site as a whole. `site/registered.ts` names them, because nothing below may import what puts it together. */
export interface Registered {
  readonly registered: true
}

export type Of<Key extends string> = Key extends keyof Registered ? Registered[Key] : never

/** The typed client of the public site, and that of the back office. */
export type Api = Of<'api'>
export type OfficeApi = Of<'officeApi'>

/** The calls that a browser makes by itself, beside its pages. */
export type LiveApi = Of<'liveApi'>
export type OfficeLiveApi = Of<'officeLiveApi'>
