import type { Settings } from '#platform/web/visit.ts'

/** Of a page that is drawn without a site behind it. */
export const plainSettings: Settings = {
  locale: 'en-US',
  apiBase: '/api',
  sites: undefined,
  demo: false,
  texting: false,
  signUp: '',
  devPages: false,
}
