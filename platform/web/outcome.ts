/** Thrown or returned by loaders and actions instead of data: the visitor goes elsewhere. */
export class Redirect {
  readonly to: string
  readonly status: number
  /** Load it as a new document: what is in memory belongs to another visitor or language. */
  readonly document: boolean

  constructor(to: string, status: number, document: boolean) {
    this.to = to
    this.status = status
    this.document = document
  }
}

export const redirect = (to: string, status = 302) => new Redirect(to, status, false)
export const redirectDocument = (to: string, status = 303) => new Redirect(to, status, true)

/** Thrown where there is no page to show: the error page takes its place. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number, message = '') {
    super(message)
    this.status = status
  }
}

/** Status of a page that could not be asked for: there is no answer that would have one. */
export const unreached = 0
