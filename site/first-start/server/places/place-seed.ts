export interface PlaceSeed {
  code: string
  nameZh: string
  nameEn: string
}

export interface ProvinceSeed extends PlaceSeed {
  cities: PlaceSeed[]
}
