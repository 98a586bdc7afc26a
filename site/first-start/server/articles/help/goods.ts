import { blocks, list, table } from '../blocks.ts'
import type { HouseText } from './help-article.ts'

export const goodsHelp: HouseText[] = [
  {
    code: 'material-types',
    titleEn: 'Prime, off-grade, recycled: the material types',
    titleZh: '新料、副牌、再生料：料别说明',
    summaryEn: 'What each type is, and what may be expected of it.',
    summaryZh: '各种料别是什么，能有什么样的预期。',
    bodyEn: blocks(
      table(
        ['Type', 'What it is', 'Sold by'],
        ['Prime', 'Made to the producer’s specification, in the producer’s bag.', 'grade'],
        [
          'Off-grade (Vice Card)',
          'From transitions or outside the specification in some value.',
          'lot, with measured values',
        ],
        ['Modified', 'Compounded with glass, minerals, flame retardant or other resins.', 'grade'],
        ['Recycled', 'Pellets from post-consumer (PCR) or post-industrial (PIR) waste.', 'lot'],
        ['Crushed', 'Regrind or flakes, sorted and perhaps washed, not pelletised.', 'lot'],
        ['Masterbatch', 'Colour or additive concentrated in a carrier.', 'grade'],
        ['Additive', 'What changes a resin: stabilisers, modifiers, flame retardants.', 'grade'],
      ),
      'A lot has its own kilograms, measurements, certificate and price. When it is sold it is gone; the next lot will have different values.',
    ),
    bodyZh: blocks(
      table(
        ['料别', '说明', '销售方式'],
        ['新料', '按生产商标准生产，原厂包装。', '按牌号'],
        ['副牌', '过渡料，或某项指标超出标准。', '按批次，附实测值'],
        ['改性料', '加玻纤、矿物、阻燃剂或与其他树脂共混。', '按牌号'],
        ['再生料', '消费后（PCR）或工业后（PIR）回收造粒。', '按批次'],
        ['破碎料', '分选破碎的料块或瓶片，可能清洗，未造粒。', '按批次'],
        ['色母', '载体中浓缩的颜料或功能助剂。', '按牌号'],
        ['助剂', '改变树脂性能：稳定剂、增韧剂、阻燃剂等。', '按牌号'],
      ),
      '每个批次有自己的重量、实测值、质检报告和价格，卖完即止；下一批数值会不同。',
    ),
  },
  {
    code: 'values-and-methods',
    titleEn: 'Where the values come from',
    titleZh: '数据从哪里来',
    summaryEn: 'Typical, producer sheet, lot certificate, own laboratory, and why the method is always written.',
    summaryZh: '典型值、原厂物性表、批次质检报告、自有实验室，以及为什么总要写方法。',
    bodyEn: blocks(
      list(
        '<strong>Typical</strong>: usual for the grade. Not a specification.',
        '<strong>Producer sheet</strong>: from the producer’s data sheet, with its date.',
        '<strong>Lot certificate</strong>: measured on this lot by the seller or producer.',
        '<strong>Own laboratory</strong>: measured by us on a retained sample.',
      ),
      'Each value names its standard (ISO, ASTM or GB) and condition, because the same bar gives different numbers by another method: Izod and Charpy do not convert, nor does melt flow at 190 °C into melt flow at 230 °C. A value applies to test specimens; your part is the final test.',
      'Something looks wrong? Tell your contact which product and which value. Corrections carry a new date.',
    ),
    bodyZh: blocks(
      list(
        '<strong>典型值</strong>：该牌号的一般水平，不作为质量标准。',
        '<strong>原厂物性表</strong>：取自生产商资料，注明日期。',
        '<strong>批次质检报告</strong>：卖家或生产商对该批次的实测值。',
        '<strong>自有实验室</strong>：我们对留样的实测值。',
      ),
      '每个数值都写明标准（ISO、ASTM 或 GB）和条件，因为换一种方法数值就不同：悬臂梁与简支梁不能互换，190\u00a0°C 的熔指也换算不成 230\u00a0°C 的熔指。数值来自标准样条，最终以您的制件试验为准。',
      '发现数据有误，请告诉客服是哪个产品、哪一项；更正后会标注新的日期。',
    ),
  },
]
