import * as v from 'valibot'
import { ChosenId } from '#platform/contract/fields.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Made } from '#platform/contract/office/fields.ts'
import { referenceData } from '#platform/reference-data/contract.ts'
import { AddressInput } from '../contract.ts'

const behalf = { permission: 'behalf.enter' } as const
const { countries, provinces, cities } = referenceData

/** Where somebody wants goods who phoned, mailed, wrote or came by. */
export const addresses = {
  countries: operatorGet('/operator/addresses/countries', { ...behalf, output: countries.output }),
  provinces: operatorGet('/operator/addresses/provinces', {
    ...behalf,
    input: provinces.input,
    output: provinces.output,
  }),
  cities: operatorGet('/operator/addresses/cities', { ...behalf, input: cities.input, output: cities.output }),
  enter: operatorPost('/operator/addresses/enter', {
    ...behalf,
    creates: true,
    input: v.object({ memberId: ChosenId('adminMembers.chooseMember'), ...AddressInput.entries }),
    output: Made,
  }),
}
