interface NewsletterSeed {
  subject: string
  subjectEn: string
  body: string
  bodyEn: string
  /** Code of the main category that its readers chose. */
  catalogue: string
  /** Missing for a draft. */
  sentDaysAgo?: number
}

export const newsletters: NewsletterSeed[] = [
  {
    subject: '本周聚丙烯：现货与价格',
    subjectEn: 'Polypropylene this week: stock and prices',
    body: '<p>均聚拉丝料库存偏紧，共聚注塑料本周新到三批，可开具批次质检报告。</p><p>周四前询价，可锁定本周价格。</p>',
    bodyEn:
      '<p>Homopolymer for raffia is short. Three lots of copolymer for injection came in this week, each with its own test report.</p><p>Ask before Thursday to keep this week’s price.</p>',
    catalogue: 'polyolefins',
    sentDaysAgo: 6,
  },
  {
    subject: '工程塑料：检修与交期',
    subjectEn: 'Engineering plastics: maintenance and lead times',
    body: '<p>两家工厂下月检修，聚碳酸酯与尼龙 66 交期可能延长一周，建议提前安排。</p>',
    bodyEn:
      '<p>Two plants stop for maintenance next month. Polycarbonate and nylon 66 may take a week longer: plan ahead, or ask for a substitute.</p>',
    catalogue: 'engineering',
    sentDaysAgo: 20,
  },
  {
    subject: '聚丙烯新料：三个高流动牌号',
    subjectEn: 'New in polypropylene: three high-flow grades',
    body: '<p>薄壁注塑用，熔指 60 以上，附物性表。</p>',
    bodyEn: '<p>For thin walls, with a melt flow above 60. Data sheets are attached to each product.</p>',
    catalogue: 'polyolefins',
  },
]

/** Readers by language; the addresses belong to nobody. */
export const readers: [name: string, locale: 'zh-CN' | 'en-US'][] = [
  ['purchasing.hamburg', 'en-US'],
  ['resins.izmir', 'en-US'],
  ['moulding.leeds', 'en-US'],
  ['film.hanoi', 'en-US'],
  ['compounds.pune', 'en-US'],
  ['caigou.ningbo', 'zh-CN'],
  ['zhusu.dongguan', 'zh-CN'],
  ['gaixing.yuyao', 'zh-CN'],
  ['baozhuang.wenzhou', 'zh-CN'],
]
