export type DictionaryEntry = { code: string; nameEn: string; nameZh: string; needsPlace: boolean }

const payment = (code: string, nameEn: string, nameZh: string): DictionaryEntry => ({
  code,
  nameEn,
  nameZh,
  needsPlace: false,
})
const delivery = (code: string, nameEn: string, nameZh: string): DictionaryEntry => ({
  code,
  nameEn: `${code}, ${nameEn}`,
  nameZh: `${code} ${nameZh}`,
  needsPlace: true,
})

export const dictionaries = {
  PAYMENT_TYPE: [
    payment('TT_ADVANCE', 'T/T in advance', '款到发货（电汇）'),
    payment('TT_30_70', 'T/T 30 % deposit, 70 % against copy of B/L', '30% 定金，70% 见提单复印件付清'),
    payment('TT_30_70_SHIP', 'T/T 30 % deposit, 70 % before shipment', '30% 定金，70% 发货前付清'),
    payment('LC_SIGHT', 'L/C at sight', '即期信用证'),
    payment('LC_90', 'L/C 90 days', '90天远期信用证'),
    payment('DP', 'D/P at sight', '即期付款交单'),
    payment('OA_30', 'Open account 30 days', '月结30天'),
    payment('OA_60', 'Open account 60 days', '月结60天'),
    payment('BANK_ACCEPTANCE', 'Bank acceptance bill', '银行承兑汇票'),
    payment('ALIPAY', 'Alipay', '支付宝'),
    payment('WECHAT', 'WeChat Pay', '微信支付'),
  ],
  DELIVERY_TERM: [
    delivery('EXW', 'Ex works', '工厂交货'),
    delivery('FCA', 'Free carrier', '货交承运人'),
    delivery('FOB', 'Free on board', '装运港船上交货'),
    delivery('CFR', 'Cost and freight', '成本加运费'),
    delivery('CIF', 'Cost, insurance and freight', '成本、保险费加运费'),
    delivery('CPT', 'Carriage paid to', '运费付至'),
    delivery('CIP', 'Carriage and insurance paid to', '运费、保险费付至'),
    delivery('DAP', 'Delivered at place', '目的地交货'),
    delivery('DPU', 'Delivered at place unloaded', '目的地卸货后交货'),
    delivery('DDP', 'Delivered duty paid', '完税后交货'),
    { code: 'PICKUP', nameEn: 'Collected by the buyer (mainland China)', nameZh: '自提', needsPlace: false },
    { code: 'DELIVERED', nameEn: 'Delivered to door (mainland China)', nameZh: '送到', needsPlace: true },
  ],
} as const satisfies Record<string, readonly DictionaryEntry[]>
