import type { FastifyRequest } from 'fastify'
import { pageHeader } from '#platform/contract/constants.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Locale } from '#platform/texts/messages.ts'
import type { Config } from '../config.ts'

export const html = 'text/html; charset=utf-8'

const style = `
  body { margin: 15vh auto 0; max-width: 34rem; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif; color: #12303d }
  section + section { margin-top: 2.5rem }
  h1, h2 { margin: 0 0 .5rem; font-size: 1.5rem }
  a { color: #0b5c7d } small { color: #4d6570 }`

/** Calls, and parts of pages that a script asks for, get the envelope; all else may be looked at by somebody. */
export const wantsDocument = ({ url, headers }: FastifyRequest, { apiBase }: Config): boolean =>
  !url.startsWith(`${apiBase}/`) && headers[pageHeader] === undefined

/** For when the site cannot serve now: needs neither data nor files, and says it in both languages, the visitor's first. */
export function unavailablePage(locale: Locale, { nonce, id }: Pick<FastifyRequest, 'nonce' | 'id'>): string {
  const sections = locales
    .toSorted((one, other) => Number(other === locale) - Number(one === locale))
    .map((each, index) => {
      const t = translatorFor(each)
      const heading = index === 0 ? 'h1' : 'h2'
      return `<section lang="${each}"><${heading}>${t('unavailable.title')}</${heading}><p>${t('unavailable.text')}</p><p><a href="">${t('unavailable.tryAgain')}</a></p><small>${t('unavailable.reference', { reference: id })}</small></section>`
    })
  const t = translatorFor(locale)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('unavailable.title')} · ${t('layout.brand')}</title><style nonce="${nonce}">${style}</style></head><body><main>${sections.join('')}</main></body></html>`
}
