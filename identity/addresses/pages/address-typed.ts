/** The address as its form sends it. */
export function addressTyped(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    phone: text('phone'),
    countryId: text('countryId'),
    provinceId: text('provinceId'),
    cityId: text('cityId'),
    province: text('province'),
    city: text('city'),
    detailAddress: text('detailAddress'),
    postcode: text('postcode'),
    receiveStatus: text('receiveStatus') === '1' ? 1 : 0,
  }
}
