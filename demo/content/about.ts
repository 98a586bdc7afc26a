import { blocks, list } from '#site/first-start/server/articles/blocks.ts'
import type { HouseText } from '#site/first-start/server/articles/help/help-article.ts'

/** Of the company of the demonstration. */
export const demoAbout: HouseText = {
  code: 'about-us',
  titleEn: 'About us',
  titleZh: '关于我们',
  summaryEn: 'Plastic raw materials: one place to find a grade, know its numbers and get a price.',
  summaryZh: '塑料原料的港口：在一个地方找到牌号、看清物性、拿到报价。',
  bodyEn: blocks(
    'PolyHarbor is based in Yuyao, between the plastics market and the port of Ningbo. We sell compounds, recycled grades and masterbatch under our own name, and give producers, recyclers and traders a marketplace where buyers from China and abroad can find them.',
    '<h2>What we do differently</h2>',
    list(
      '<strong>Numbers first.</strong> Every property is a number with unit, method, condition and source. You can search it, convert it and compare it.',
      '<strong>Lots, not promises.</strong> Off-grade and recycled goods are sold by the lot, with measured values of what you will receive.',
      '<strong>A person.</strong> Your contact has a name and a reply time, and stays with you.',
      '<strong>Both languages.</strong> Quotes, data sheets and shipping documents are written in Chinese and English by people who trade in both.',
    ),
    '<h2>Our laboratory</h2>',
    'Melt flow, density, tensile and impact, ash, moisture, DSC and colour. We test what we sell, keep samples for a year, and test for suppliers and buyers on request.',
    '<h2>Our warehouses</h2>',
    'Ningbo and Foshan. Every load is weighed; containers ship through the port of Ningbo.',
  ),
  bodyZh: blocks(
    '聚港位于余姚，一边是中国塑料城，一边是宁波港。我们以自有品牌销售改性料、再生料与色母，同时为石化厂、再生厂和贸易商提供一个码头，让国内外买家找得到他们。',
    '<h2>我们的不同</h2>',
    list(
      '<strong>数据为先。</strong>每项物性都是带单位、方法、条件和来源的数字，可搜索、可换算、可对比。',
      '<strong>按批次，不空口。</strong>副牌和再生料按批次销售，附该批次的实测值。',
      '<strong>有人负责。</strong>客服有名有姓、有回复时间，一跟到底。',
      '<strong>中英双语。</strong>报价单、物性表、运输单证中英对照，由熟悉两边贸易的人撰写。',
    ),
    '<h2>实验室</h2>',
    '熔指、密度、拉伸、冲击、灰分、水分、DSC、色差。自营产品批批检测，留样一年，也可受托检测。',
    '<h2>仓库</h2>',
    '宁波、佛山两地备货，装车过磅；外贸整柜经宁波港出运。',
  ),
}
