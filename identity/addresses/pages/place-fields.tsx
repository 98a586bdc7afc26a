import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select, TextInput } from '#platform/ui/input.tsx'
import type { PlaceLists, Places } from './load-address.ts'

type Listed = { id: number; name: string; nameEn: string }[]

/** Places that we know are chosen one after the other, others are written. Without script a button asks for the lists. */
export function PlaceFields({ places, lists }: { places: Places; lists: PlaceLists | undefined }) {
  const t = useT()
  const { refused } = useRefused() ?? {}
  const [now, setNow] = useState(places)
  const optionsOf = (listed: Listed) =>
    listed.map(({ id, name, nameEn }) => ({ value: id, label: t.locale === 'zh-CN' ? name : nameEn }))
  const error = (name: string) => refused?.fields[name]
  const listed = now.provinces.length > 0

  const chooseCountry = async (countryId: string) => {
    setNow({ ...now, countryId, provinceId: '', cityId: '', provinces: [], cities: [] })
    const provinces = lists && countryId ? optionsOf(await lists.provinces({ countryId })) : []
    // Another choice may have been made meanwhile.
    setNow((latest) => (latest.countryId === countryId ? { ...latest, provinces } : latest))
  }
  const chooseProvince = async (provinceId: string) => {
    setNow({ ...now, provinceId, cityId: '', cities: [] })
    const cities = lists && provinceId ? optionsOf(await lists.cities({ provinceId })) : []
    setNow((latest) => (latest.provinceId === provinceId ? { ...latest, cities } : latest))
  }
  return (
    <>
      <Field id="address-countryId" label={t('addresses.country')} error={error('countryId')} required>
        <Select
          name="countryId"
          placeholder={t('addresses.chooseCountry')}
          options={now.countries}
          value={now.countryId}
          onChange={({ currentTarget }) => void chooseCountry(currentTarget.value)}
        />
      </Field>
      <LoadPlaces />
      {listed && (
        <Field id="address-provinceId" label={t('addresses.province')} error={error('provinceId')} required>
          <Select
            name="provinceId"
            placeholder={t('addresses.chooseCountry')}
            options={now.provinces}
            value={now.provinceId}
            onChange={({ currentTarget }) => void chooseProvince(currentTarget.value)}
          />
        </Field>
      )}
      {listed && now.cities.length > 0 && (
        <Field id="address-cityId" label={t('addresses.city')} error={error('cityId')} required>
          <Select
            name="cityId"
            placeholder={t('addresses.chooseCountry')}
            options={now.cities}
            value={now.cityId}
            onChange={({ currentTarget: { value: cityId } }) => setNow({ ...now, cityId })}
          />
        </Field>
      )}
      {!listed && <WrittenPlaces places={now} error={error} />}
    </>
  )
}

interface WrittenPlacesProps {
  places: Places
  error: (name: string) => string | undefined
}

function WrittenPlaces({ places, error }: WrittenPlacesProps) {
  const t = useT()
  return (
    <>
      <Field
        id="address-province"
        label={t('addresses.province')}
        error={error('province')}
        optionalText={t('addresses.optional')}
      >
        <TextInput name="province" defaultValue={places.province} maxLength={60} autoComplete="address-level1" />
      </Field>
      <Field id="address-city" label={t('addresses.city')} error={error('city')} required>
        <TextInput name="city" defaultValue={places.city} maxLength={60} autoComplete="address-level2" />
      </Field>
    </>
  )
}

function LoadPlaces() {
  const t = useT()
  return (
    <noscript>
      <Button type="submit" formMethod="get">
        {t('addresses.loadPlaces')}
      </Button>
    </noscript>
  )
}
