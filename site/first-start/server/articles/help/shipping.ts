import { blocks, list, table } from '../blocks.ts'
import type { HouseText } from './help-article.ts'

export const shippingHelp: HouseText[] = [
  {
    code: 'delivery-terms',
    titleEn: 'Delivery terms at a glance',
    titleZh: '交货条款一览',
    summaryEn: 'Incoterms 2020 as we use them: who carries what, and the place to name.',
    summaryZh: '本站使用的Incoterms 2020：费用与风险由谁承担，要写哪个地点。',
    bodyEn: blocks(
      'A term is complete only with its named place. Terms follow Incoterms 2020 of the International Chamber of Commerce; this table is a summary and replaces nothing.',
      table(
        ['Term', 'Seller pays to', 'Risk passes', 'Name'],
        ['EXW', 'his own gate', 'at his gate', 'the warehouse'],
        ['FCA', 'the carrier', 'when handed to the carrier', 'the terminal or warehouse'],
        ['FOB', 'on board', 'on board', 'the port of loading'],
        ['CFR', 'port of destination', 'on board', 'the port of destination'],
        ['CIF', 'port of destination, with insurance', 'on board', 'the port of destination'],
        ['CPT, CIP', 'place of destination', 'when handed to the carrier', 'the place of destination'],
        ['DAP', 'your place, not unloaded', 'at your place', 'the address'],
        ['DDP', 'your place, duty paid', 'at your place', 'the address'],
      ),
      'Within mainland China two plain terms are usual: collected by the buyer, and delivered to door. FOB, CFR and CIF are meant for ships; for a container handed over at a terminal FCA, CPT or CIP fit better.',
    ),
    bodyZh: blocks(
      '交货条款必须带指定地点才完整。条款依国际商会Incoterms 2020，下表为摘要，以原文为准。',
      table(
        ['条款', '卖方费用到', '风险转移', '写明'],
        ['EXW', '卖方仓库', '卖方仓库', '仓库'],
        ['FCA', '交承运人', '交承运人时', '场站或仓库'],
        ['FOB', '装船', '装上船时', '装运港'],
        ['CFR', '目的港', '装上船时', '目的港'],
        ['CIF', '目的港，含保险', '装上船时', '目的港'],
        ['CPT、CIP', '目的地', '交承运人时', '目的地'],
        ['DAP', '买方地点，不卸货', '买方地点', '地址'],
        ['DDP', '买方地点，完税', '买方地点', '地址'],
      ),
      '国内贸易常用两种：自提、送到。FOB、CFR、CIF适用于船运；集装箱在场站交接的，用FCA、CPT、CIP更合适。',
    ),
  },
  {
    code: 'packing-table',
    titleEn: 'Packing table',
    titleZh: '包装与装柜表',
    summaryEn: 'Bags, pallets, big bags and what a container holds.',
    summaryZh: '包、托盘、吨袋，以及一个柜能装多少。',
    bodyEn: blocks(
      'Usual packings on this site. What holds for a product stands on its page, and quantities are rounded to whole packs there.',
      table(
        ['Material', 'Pallet', '20’GP', '40’HQ'],
        ['Polyolefins', '55 bags of 25 kg, 1.375 MT', '16.5 MT', '24.75 MT'],
        ['Styrenics, engineering plastics, compounds', '40 bags of 25 kg, 1 MT', '18 MT', '25 MT'],
        ['PET flakes', '20 bags of 40 kg, 0.8 MT', '14.4 MT', '20.8 MT'],
        ['Masterbatch', '40 bags of 25 kg, 1 MT', '18 MT', '25 MT'],
        ['Additives in powder', '40 bags of 20 kg, 0.8 MT', '16 MT', '19.2 MT'],
      ),
      'Big bags hold 1.25 MT of polyolefins, 1 MT of most other pellets and 0.8 MT of flakes.',
      'On pallets with film. Loose loading without pallets brings more into a container and costs labour at both ends. Road weight limits of the country of destination may allow less than the container holds.',
    ),
    bodyZh: blocks(
      '本站常用包装。具体以产品页为准，下单数量按整包取整。',
      table(
        ['料别', '每托', '20GP', '40HQ'],
        ['聚烯烃', '25 kg × 55包，1.375吨', '16.5吨', '24.75吨'],
        ['苯乙烯类、工程塑料、改性料', '25 kg × 40包，1吨', '18吨', '25吨'],
        ['PET瓶片', '40 kg × 20包，0.8吨', '14.4吨', '20.8吨'],
        ['色母', '25 kg × 40包，1吨', '18吨', '25吨'],
        ['粉状助剂', '20 kg × 40包，0.8吨', '16吨', '19.2吨'],
      ),
      '吨袋：聚烯烃每袋1.25吨，其他粒料一般1吨，瓶片0.8吨。',
      '带托、缠膜。不打托散装可多装，但两头人工多。目的国公路限重可能低于柜子的装载量。',
    ),
  },
  {
    code: 'export-documents',
    titleEn: 'Papers that come with the goods',
    titleZh: '随货单证',
    summaryEn: 'Certificate of analysis, datasheet, safety sheet, invoice, packing list, bill of lading, origin.',
    summaryZh: '质检报告、物性表、安全技术说明书、发票、装箱单、提单与产地证。',
    bodyEn: blocks(
      list(
        'Certificate of analysis (COA) of the lot, for every delivery.',
        'Datasheet (TDS) and safety data sheet (SDS) in the language of your country where the producer has one.',
        'Commercial invoice and packing list with verified gross and net weights.',
        'Bill of lading or waybill; certificate of origin on request.',
        'For recycled goods: statement of source (PCR or PIR), and a transaction certificate where the chain is certified.',
        'Declarations on request: food contact, RoHS, REACH, halogen, heavy metals.',
      ),
      'Copies are sent in the conversation of the order. Originals travel by courier to the address that you name.',
    ),
    bodyZh: blocks(
      list(
        '每批货附质检报告（COA）。',
        '物性表（TDS）与安全技术说明书（SDS）；生产商有当地语言版本的一并提供。',
        '商业发票、装箱单，毛净重过磅核实。',
        '提单或运单；产地证可按需办理。',
        '再生料：来源说明（PCR或PIR），有认证链的附交易证书。',
        '可按需提供声明：食品接触、RoHS、REACH、卤素、重金属。',
      ),
      '单证电子版通过订单留言发送，正本快递到您指定的地址。',
    ),
  },
]
