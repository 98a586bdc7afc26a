import { blocks, list } from './blocks.ts'
import type { HouseText } from './help/help-article.ts'

/** True of the site whoever runs it; the company adds what is true of itself. */
export const aboutUs: HouseText = {
  code: 'about-us',
  titleEn: 'About us',
  titleZh: '关于我们',
  summaryEn: 'Plastic raw materials: one place to find a grade, know its numbers and get a price.',
  summaryZh: '塑料原料：在一个地方找到牌号、看清物性、拿到报价。',
  bodyEn: blocks(
    '<h2>What you will find here</h2>',
    list(
      '<strong>Numbers first.</strong> A property is a number with unit, method and condition. You can search it, convert it and compare it.',
      '<strong>Lots with measured values.</strong> Off-grade and recycled goods are offered by the lot.',
      '<strong>A person.</strong> You deal with a contact by name, in Chinese or English.',
    ),
  ),
  bodyZh: blocks(
    '<h2>在这里可以</h2>',
    list(
      '<strong>按数据找料。</strong>物性都是带单位、方法和条件的数字，可搜索、可换算、可对比。',
      '<strong>按批次采购。</strong>副牌和再生料按批次供应，附实测值。',
      '<strong>找到负责的人。</strong>客服有名有姓，中英文均可沟通。',
    ),
  ),
}
