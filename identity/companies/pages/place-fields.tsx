import { useState } from 'react'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { placeOptions } from './place-options.ts'

type Options = { value: number; label: string }[]

export interface Places {
  countries: Options
  provinces: Options
  cities: Options
  /** What is chosen, as the controls carry it. */
  countryId: string
  provinceId: string
  cityId: string
}

/** Country, province and city, each from what was chosen before it. Without script a button asks for the next list. */
export function PlaceFields({ places }: { places: Places }) {
  const t = useT()
  const api = useApi()
  const { refused } = useRefused() ?? {}
  const [now, setNow] = useState(places)

  const chooseCountry = async (countryId: string) => {
    setNow({ ...now, countryId, provinceId: '', cityId: '', provinces: [], cities: [] })
    if (!api || !countryId) return
    const provinces = placeOptions(await api.referenceData.provinces({ countryId }), t.locale)
    // A later choice may have been made meanwhile.
    setNow((latest) => (latest.countryId === countryId ? { ...latest, provinces } : latest))
  }
  const chooseProvince = async (provinceId: string) => {
    setNow({ ...now, provinceId, cityId: '', cities: [] })
    if (!api || !provinceId) return
    const cities = placeOptions(await api.referenceData.cities({ provinceId }), t.locale)
    setNow((latest) => (latest.provinceId === provinceId ? { ...latest, cities } : latest))
  }
  return (
    <>
      <Field id="company-countryId" label={t('members.country')} error={refused?.fields['countryId']} required>
        <Select
          name="countryId"
          placeholder={t('members.chooseCountry')}
          options={now.countries}
          value={now.countryId}
          onChange={({ currentTarget }) => void chooseCountry(currentTarget.value)}
        />
      </Field>
      {now.provinces.length > 0 && (
        <Field id="company-provinceId" label={t('members.province')} error={refused?.fields['provinceId']}>
          <Select
            name="provinceId"
            placeholder={t('members.chooseProvince')}
            options={now.provinces}
            value={now.provinceId}
            onChange={({ currentTarget }) => void chooseProvince(currentTarget.value)}
          />
        </Field>
      )}
      {now.cities.length > 0 && (
        <Field id="company-cityId" label={t('members.city')} error={refused?.fields['cityId']}>
          <Select
            name="cityId"
            placeholder={t('members.chooseCity')}
            options={now.cities}
            value={now.cityId}
            onChange={({ currentTarget: { value: cityId } }) => setNow({ ...now, cityId })}
          />
        </Field>
      )}
      <noscript>
        <Button type="submit" formMethod="get">
          {t('members.showPlaces')}
        </Button>
      </noscript>
    </>
  )
}
