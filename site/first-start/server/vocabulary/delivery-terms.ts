import type { Inclusion } from '#trade/delivery-terms/inclusions.ts'

export interface DeliveryTermSeed {
  code: string
  nameEn: string
  nameZh: string
  needsPlace: boolean
  includes: Inclusion[]
  /** Up to the buyer's place, beyond a port. */
  toDoor?: true
}

const incoterm = (code: string, nameEn: string, nameZh: string, ...includes: Inclusion[]): DeliveryTermSeed => ({
  code,
  nameEn: `${code}, ${nameEn}`,
  nameZh: `${code} ${nameZh}`,
  needsPlace: true,
  includes,
})

export const deliveryTerms: readonly DeliveryTermSeed[] = [
  incoterm('EXW', 'Ex works', '工厂交货'),
  incoterm('FCA', 'Free carrier', '货交承运人', 'place'),
  incoterm('FOB', 'Free on board', '装运港船上交货', 'place', 'port'),
  incoterm('CFR', 'Cost and freight', '成本加运费', 'place', 'port', 'freight'),
  incoterm('CIF', 'Cost, insurance and freight', '成本、保险费加运费', 'place', 'port', 'freight', 'insurance'),
  incoterm('CPT', 'Carriage paid to', '运费付至', 'place', 'port', 'freight'),
  incoterm('CIP', 'Carriage and insurance paid to', '运费、保险费付至', 'place', 'port', 'freight', 'insurance'),
  { ...incoterm('DAP', 'Delivered at place', '目的地交货', 'place', 'port', 'freight'), toDoor: true },
  { ...incoterm('DPU', 'Delivered at place unloaded', '目的地卸货后交货', 'place', 'port', 'freight'), toDoor: true },
  { ...incoterm('DDP', 'Delivered duty paid', '完税后交货', 'place', 'port', 'freight', 'duty'), toDoor: true },
  {
    code: 'PICKUP',
    nameEn: 'Collected by the buyer',
    nameZh: '自提',
    needsPlace: false,
    includes: [],
  },
  {
    code: 'DELIVERED',
    nameEn: 'Delivered to door (mainland China)',
    nameZh: '送到',
    needsPlace: true,
    includes: ['freight'],
    toDoor: true,
  },
]
