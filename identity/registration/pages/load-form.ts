import type { Visit } from '#platform/web/visit.ts'

interface Options {
  value: number
  label: string
}
type CountryOptions = (
  countries: { id: number; code: string; name: string; nameEn: string }[],
  locale: Visit['t']['locale'],
) => Options[]

/** What every form of this kind needs: the countries, and the one that most readers of the language are in. */
export async function loadCountries({ api, t }: Visit, optionsOf: CountryOptions) {
  const countries = await api.referenceData.countries()
  const likely = t.locale === 'zh-CN' ? countries.find(({ code }) => code === 'CN')?.id : undefined
  return { countries: optionsOf(countries, t.locale), country: likely }
}

export async function loadCodeForm(visit: Visit, optionsOf: CountryOptions) {
  const [captcha, places] = await Promise.all([
    visit.api.captcha.challenge({ purpose: 'registration' }),
    loadCountries(visit, optionsOf),
  ])
  return { captcha, ...places }
}
