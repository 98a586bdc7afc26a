interface DictionarySeed {
  code: string
  nameZh: string
  nameEn: string
  /** The term is complete only with a named place. */
  needsPlace?: boolean
}

const term = (code: string, nameZh: string, nameEn: string): DictionarySeed => ({
  code,
  nameZh: `${code} ${nameZh}`,
  nameEn: `${code} ${nameEn}`,
  needsPlace: true,
})

export const dictionaries: Record<'PAYMENT_TYPE' | 'DELIVERY_TERM', DictionarySeed[]> = {
  PAYMENT_TYPE: [
    { code: 'TT_ADVANCE', nameZh: '电汇，款到发货', nameEn: 'T/T in advance' },
    { code: 'TT_30_70', nameZh: '电汇，30% 定金，70% 见提单副本', nameEn: 'T/T, 30 % deposit, 70 % against copy of B/L' },
    { code: 'LC_SIGHT', nameZh: '即期信用证', nameEn: 'L/C at sight' },
    { code: 'DP', nameZh: '付款交单 D/P', nameEn: 'D/P, documents against payment' },
    { code: 'OA_30', nameZh: '账期 30 天', nameEn: 'Open account, 30 days' },
    { code: 'ALIPAY', nameZh: '支付宝', nameEn: 'Alipay' },
    { code: 'WECHAT', nameZh: '微信支付', nameEn: 'WeChat Pay' },
  ],
  DELIVERY_TERM: [
    term('EXW', '工厂交货', 'Ex Works'),
    term('FCA', '货交承运人', 'Free Carrier'),
    term('FOB', '船上交货', 'Free On Board'),
    term('CFR', '成本加运费', 'Cost and Freight'),
    term('CIF', '成本、保险费加运费', 'Cost, Insurance and Freight'),
    term('CPT', '运费付至', 'Carriage Paid To'),
    term('CIP', '运费和保险费付至', 'Carriage and Insurance Paid To'),
    term('DAP', '目的地交货', 'Delivered At Place'),
    term('DPU', '目的地卸货后交货', 'Delivered at Place Unloaded'),
    term('DDP', '完税后交货', 'Delivered Duty Paid'),
    { code: 'PICKUP', nameZh: '仓库自提', nameEn: 'Pick-up at our warehouse' },
    { code: 'DOOR', nameZh: '送货上门（国内）', nameEn: 'Delivery to the door (mainland China)', needsPlace: true },
  ],
}
