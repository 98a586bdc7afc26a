import type { InputOf } from '#platform/contract/endpoint.ts'
import type { site } from './contract.ts'
import { textOf } from '#platform/office/form.ts'

type Details = InputOf<typeof site.save>['zh']

/** How many rows for links the form has; empty ones are left out. */
export const linkRows = 6
export const qrKinds = ['wechat', 'site'] as const

const rows = Array.from({ length: linkRows }, (_, at) => at)

/** The fields of one site; their names begin with its language. */
export function readSite(form: FormData, side: 'zh' | 'en'): Details {
  const text = (name: string) => textOf(form, `${side}.${name}`)
  return {
    name: text('name'),
    hotline: text('hotline'),
    email: text('email'),
    address: text('address'),
    filingNumbers: text('filingNumbers'),
    socialLinks: rows
      .map((at) => ({ network: text(`socialLinks.${at}.network`), url: text(`socialLinks.${at}.url`) }))
      .filter(({ network, url }) => network || url),
    qrCodes: qrKinds.map((kind) => ({ kind, url: text(`qrCodes.${kind}`) })).filter(({ url }) => url),
  }
}
