import * as v from 'valibot'
import { Id, Timestamp } from '#platform/contract/fields.ts'
import { RequiredLine, Typed } from '#platform/contract/lines.ts'
import { Mobile, TypedEmail } from '#platform/contract/patterns.ts'
import { tidyText } from '#platform/contract/tidy-text.ts'

// Two names that look the same are one name: nothing in them is hidden.
const nothingHidden = v.regex(/^[^\u200b\ufeff]*$/, 'errors.invalid')

export const EmailField = TypedEmail('registration.enterEmail')
export const MobileField = v.pipe(Typed('registration.enterMobile'), Mobile)
export const RealName = v.pipe(RequiredLine('registration.enterRealname', 60), nothingHidden)
export const EnterpriseName = v.pipe(RequiredLine('registration.enterEnterpriseName', 120), nothingHidden)
export const CountryChoice = v.pipe(
  v.optional(v.union([v.string(), v.number()]), ''),
  v.check((value) => value !== '', 'registration.selectCountry'),
  Id,
)
export const Privacy = v.pipe(v.optional(v.boolean(), false), v.literal(true, 'registration.agreePrivacy'))

export const CurrentPassword = v.pipe(v.string(), v.nonEmpty('accountSecurity.enterCurrentPassword'), v.maxLength(128))
const NewPassword = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => tidyText(text) !== '', 'auth.enterPassword'),
  v.minLength(8, 'auth.passwordLength'),
  v.maxLength(128, 'auth.passwordLength'),
)
const ConfirmPassword = v.pipe(v.optional(v.string(), ''), v.nonEmpty('auth.enterConfirmPassword'))
export const newPassword = { password: NewPassword, confirmPassword: ConfirmPassword }

/** Typed twice to catch a slip: for every form that sets a password. */
export const samePasswords = <Input extends { password: string; confirmPassword: string }>() =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    // Looked at even where another field is wrong, so that one answer names everything.
    const { password, confirmPassword } = (dataset.value ?? {}) as Partial<Input>
    if (!confirmPassword || password === confirmPassword) return
    const at = { type: 'object', origin: 'value', input: {}, key: 'confirmPassword', value: undefined } as const
    addIssue({ message: 'auth.passwordsDiffer', path: [at] })
  })

export const VerifyCode = v.pipe(Typed('auth.enterCode'), v.maxLength(20))
export const LinkToken = v.pipe(v.string(), v.maxLength(100))

export const SignedIn = v.object({ token: v.string(), expiresAt: Timestamp })
/** Seconds until another one may be asked for. */
export const Sent = v.object({ resendSeconds: v.number() })
