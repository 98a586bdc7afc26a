import type { PictureKey } from '../pictures/pictures.ts'
import { blocks } from '#site/first-start/server/articles/blocks.ts'

export type Exhibition = {
  code: string
  nameEn: string
  nameZh: string
  cityEn: string
  cityZh: string
  /** ISO 3166-1 alpha-2 */
  country: string
  venueEn: string
  venueZh: string
  startDate: string
  endDate: string
  /** True: the organiser's announcement decides; shown as "see organiser". */
  datesTentative: boolean
  booth: string | null
  descriptionEn: string
  descriptionZh: string
  picture: PictureKey
}

export const exhibitions: Exhibition[] = [
  {
    code: 'interplas-2026',
    nameEn: 'Interplas 2026',
    nameZh: '2026英国伯明翰国际塑料展',
    cityEn: 'Birmingham',
    cityZh: '伯明翰',
    country: 'GB',
    venueEn: 'NEC Birmingham',
    venueZh: '伯明翰国家会展中心（NEC）',
    startDate: '2026-06-02',
    endDate: '2026-06-04',
    datesTentative: true,
    booth: null,
    descriptionEn: blocks(
      'The British fair for processors, held every three years. We visited with a small team to meet moulders looking for second sources of engineering compounds and for documented recycled polyolefins.',
      'Samples shown there can still be ordered; name the lot number on the label and your contact will find it.',
    ),
    descriptionZh: blocks(
      '英国本土的塑料加工展，三年一届。我们派小组走访，与寻找工程料备份供应、带证再生聚烯烃的注塑厂见面。',
      '展会上的样品仍可索取，把标签上的批号告诉您的专属客服即可。',
    ),
    picture: 'exhibition-hall',
  },
  {
    code: 'fakuma-2026',
    nameEn: 'Fakuma 2026',
    nameZh: '2026德国腓特烈港塑料加工展',
    cityEn: 'Friedrichshafen',
    cityZh: '腓特烈港',
    country: 'DE',
    venueEn: 'Messe Friedrichshafen',
    venueZh: '腓特烈港会展中心',
    startDate: '2026-10-12',
    endDate: '2026-10-16',
    datesTentative: true,
    booth: 'B5-5214',
    descriptionEn: blocks(
      'The processors’ fair at Lake Constance: practical, technical and close to the machine. Our table was about steady lots, high-flow grades and recycled nylon.',
      'A short report is in the news under exhibitions.',
    ),
    descriptionZh: blocks(
      '博登湖畔的加工商展会，务实、重技术、离机台近。今年我们主要谈批次稳定性、高流动牌号和再生尼龙。',
      '走访记录见“展会资讯”。',
    ),
    picture: 'injection-press',
  },
  {
    code: 'plast-eurasia-2026',
    nameEn: 'Plast Eurasia İstanbul 2026',
    nameZh: '2026土耳其伊斯坦布尔国际塑料展',
    cityEn: 'Istanbul',
    cityZh: '伊斯坦布尔',
    country: 'TR',
    venueEn: 'Tüyap Fair and Congress Center',
    venueZh: 'Tüyap会展中心',
    startDate: '2026-12-02',
    endDate: '2026-12-05',
    datesTentative: true,
    booth: '7-712',
    descriptionEn: blocks(
      'Turkey buys film, raffia and injection grades for its own plants and for half of the Black Sea. We bring PP and PE lots that can be loaded in December, and a list of substitutes for grades that are hard to find.',
      'Meetings on the stand in English, Turkish and Chinese, by appointment.',
    ),
    descriptionZh: blocks(
      '土耳其既为本国工厂、也为黑海沿岸采购薄膜、拉丝和注塑料。我们带来十二月可装柜的PP、PE批次，以及紧缺牌号的替代清单。',
      '现场可用英语、土耳其语、中文洽谈，请提前预约。',
    ),
    picture: 'skyline-domed',
  },
  {
    code: 'arabplast-2027',
    nameEn: 'ArabPlast 2027',
    nameZh: '2027阿拉伯（迪拜）国际塑料橡胶展',
    cityEn: 'Dubai',
    cityZh: '迪拜',
    country: 'AE',
    venueEn: 'Dubai World Trade Centre',
    venueZh: '迪拜世界贸易中心',
    startDate: '2027-01-12',
    endDate: '2027-01-14',
    datesTentative: true,
    booth: 'H3-B120',
    descriptionEn: blocks(
      'Every two years producers of the Gulf and converters from East Africa and South Asia meet in Dubai. Our subject is what the region makes less of: ABS, polycarbonate, nylons, compounds and masterbatch.',
      'Delivery by full container from Ningbo or Shanghai, CFR Jebel Ali and onward.',
    ),
    descriptionZh: blocks(
      '海湾的生产商与东非、南亚的加工厂两年一聚。我们主谈当地较少生产的品种：ABS、聚碳酸酯、尼龙、改性料和色母。',
      '宁波、上海整柜发运，CFR杰贝阿里港及转运。',
    ),
    picture: 'skyline-twin',
  },
  {
    code: 'polyharbor-open-laboratory-2027',
    nameEn: 'PolyHarbor Open Laboratory 2027',
    nameZh: '聚港实验室开放日2027',
    cityEn: 'Ningbo',
    cityZh: '宁波',
    country: 'CN',
    venueEn: 'PolyHarbor Laboratory, Beilun',
    venueZh: '聚港实验室（北仑）',
    startDate: '2027-03-18',
    endDate: '2027-03-19',
    datesTentative: false,
    booth: null,
    descriptionEn: blocks(
      'Two days with open doors. Bring a part, a bag of pellets or a question: melt flow, ash, moisture, infrared, tensile and impact are run on the spot, and you keep the report.',
      'Short talks each hour, on drying, odour of recyclates and reading a certificate. Places are limited; register with your contact.',
    ),
    descriptionZh: blocks(
      '开放两天。带一个件、一袋料或一个问题来：熔指、灰分、水分、红外、拉伸、冲击现场测，报告带走。',
      '整点有短讲座：干燥、再生料气味、质检报告怎么看。名额有限，请向专属客服登记。',
    ),
    picture: 'tensile-tester',
  },
  {
    code: 'chinaplas-2027',
    nameEn: 'CHINAPLAS 2027',
    nameZh: 'CHINAPLAS 2027国际橡塑展',
    cityEn: 'Shenzhen',
    cityZh: '深圳',
    country: 'CN',
    venueEn: 'Shenzhen World Exhibition & Convention Center',
    venueZh: '深圳国际会展中心（宝安新馆）',
    startDate: '2027-04-13',
    endDate: '2027-04-16',
    datesTentative: true,
    booth: '12-F41',
    descriptionEn: blocks(
      'The largest gathering of the trade in Asia, in odd years in Shenzhen. On our stand: a wall of lots with measured values, a melt-flow tester for your samples, and the service contacts you know by name.',
      'Buyers from abroad find interpreters for English, Spanish, Russian and Vietnamese.',
    ),
    descriptionZh: blocks(
      '亚洲规模最大的橡塑行业盛会，单数年在深圳举办。我们的展台有一面“批次墙”，每批都有实测数据；熔指仪可现场测您的样；平时线上联系的客服都在现场。',
      '海外买家可使用英语、西班牙语、俄语、越南语翻译。',
    ),
    picture: 'skyline-stepped',
  },
  {
    code: 'npe-2027',
    nameEn: 'NPE2027',
    nameZh: 'NPE2027美国国际塑料展',
    cityEn: 'Orlando',
    cityZh: '奥兰多',
    country: 'US',
    venueEn: 'Orange County Convention Center',
    venueZh: '奥兰治县会展中心',
    startDate: '2027-05-03',
    endDate: '2027-05-07',
    datesTentative: false,
    booth: 'S31044',
    descriptionEn: blocks(
      'The plastics show of the Americas, every three years. We come for engineering compounds, recycled nylon and additives, and to listen: duty, origin and lead time are discussed at every table.',
      'Appointments from the first day; the last afternoon is kept free for walk-in questions.',
    ),
    descriptionZh: blocks(
      '美洲规模最大的塑料展，三年一届。我们主推工程改性料、再生尼龙和助剂，也来听一听：关税、原产地、交期，桌桌都在谈。',
      '第一天起接受预约，最后一个下午留给临时到访。',
    ),
    picture: 'pavilion',
  },
  {
    code: 'propak-asia-2027',
    nameEn: 'ProPak Asia 2027',
    nameZh: '2027亚洲（曼谷）国际加工包装展',
    cityEn: 'Bangkok',
    cityZh: '曼谷',
    country: 'TH',
    venueEn: 'BITEC Bangkok',
    venueZh: '曼谷国际贸易展览中心（BITEC）',
    startDate: '2027-06-09',
    endDate: '2027-06-12',
    datesTentative: true,
    booth: 'EH101-N21',
    descriptionEn: blocks(
      'Packers and brand owners of South-East Asia in one place. We show film and thin-wall grades, cap resins with taste tests, and rPET sheet material with oven pictures.',
      'For converters in Vietnam, Thailand and Indonesia we quote DAP in local working hours.',
    ),
    descriptionZh: blocks(
      '东南亚的包装厂和品牌方齐聚一处。我们展示薄膜料、薄壁料、通过品评的瓶盖料，以及附烘箱照片的rPET片材料。',
      '越南、泰国、印尼的工厂，可按当地工作时间报DAP价。',
    ),
    picture: 'skyline-needle',
  },
]
