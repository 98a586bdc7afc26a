import * as v from 'valibot'
import { Typed } from './lines.ts'

// ASCII only, so look-alike letters and full-width digits are refused. The first group caps the length before anything
// else is matched, and no two neighbouring parts can take the same character: matching is linear.
const email =
  /^(?=.{1,254}$)[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9_-]+\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{2,59})$/
const mobile = /^1[0-9]{10}$/
const landline = /^(?:[0-9]{3,4}-?)?[0-9]{7,8}$/

export const isEmail = (text: string) => email.test(text)
export const isMobile = (text: string) => mobile.test(text)
export const isLandline = (text: string) => landline.test(text)

/** Lower case, so that one mailbox is one account. */
export const Email = v.pipe(v.string('errors.email'), v.trim(), v.regex(email, 'errors.email'), v.toLowerCase())
/** The same as a field of a form. */
export const TypedEmail = (missing: string, wrong = 'errors.email') =>
  v.pipe(Typed(missing), v.regex(email, wrong), v.toLowerCase())
/** The same where another way to be reached may be given instead. */
export const OptionalEmail = v.pipe(
  v.optional(v.string('errors.email'), ''),
  v.trim(),
  v.check((text) => text === '' || email.test(text), 'errors.email'),
  v.toLowerCase(),
)
export const Mobile = v.pipe(v.string('errors.mobile'), v.trim(), v.regex(mobile, 'errors.mobile'))
export const Landline = v.pipe(v.string('errors.landline'), v.trim(), v.regex(landline, 'errors.landline'))
