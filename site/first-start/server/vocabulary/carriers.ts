const kuaidi = (code: string) => `https://www.kuaidi100.com/chaxun?com=${code}&nu={number}`

/** Who carries resin by truck, parcel, air and sea, and where each shows its consignments. */
export const carriers = [
  { nameZh: '顺丰速运', nameEn: 'SF Express', trackingUrl: kuaidi('shunfeng') },
  { nameZh: '德邦快递', nameEn: 'Deppon', trackingUrl: kuaidi('debangwuliu') },
  { nameZh: '安能物流', nameEn: 'ANE Logistics', trackingUrl: kuaidi('annengwuliu') },
  { nameZh: '百世快运', nameEn: 'Best Freight', trackingUrl: kuaidi('baishiwuliu') },
  { nameZh: '跨越速运', nameEn: 'KY Express', trackingUrl: kuaidi('kuayue') },
  { nameZh: '专线物流', nameEn: 'Truck, direct line', trackingUrl: null },
  {
    nameZh: '敦豪 DHL',
    nameEn: 'DHL Express',
    trackingUrl: 'https://www.dhl.com/en/express/tracking.html?AWB={number}',
  },
  { nameZh: '联邦快递', nameEn: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { nameZh: '联合包裹 UPS', nameEn: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={number}' },
  { nameZh: '马士基', nameEn: 'Maersk', trackingUrl: 'https://www.maersk.com/tracking/{number}' },
  { nameZh: '中远海运集运', nameEn: 'COSCO Shipping Lines', trackingUrl: null },
  { nameZh: '地中海航运', nameEn: 'MSC', trackingUrl: null },
] as const
