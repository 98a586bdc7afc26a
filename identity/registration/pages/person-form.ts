import { to } from '#platform/contract/to.ts'
import { redirectDocument } from '#platform/web/outcome.ts'
import { localPath } from '#platform/web/local-path.ts'

/** The person and the company, as typed. */
export const personOf = (form: FormData) => ({
  realname: String(form.get('realname') ?? ''),
  enterpriseName: String(form.get('enterpriseName') ?? ''),
  country: String(form.get('country') ?? ''),
  privacy: form.has('privacy'),
})

/** A new member is signed in: everything in memory belonged to a visitor. */
export const welcome = (url: URL) => redirectDocument(localPath(url.searchParams.get('backUrl'), to.customerHome()))
