import type { Category } from '#site/first-start/server/vocabulary/categories.ts'
import type { Specimen } from './draw-specimen.ts'

/** The sixteen parts of a safety data sheet, as GB/T 16483 and GHS have them. */
const safetyParts = ({ nameZh, nameEn }: Category): Specimen['parts'] => [
  ['1 化学品及企业标识 Identification', `${nameZh}，塑料加工原料\n${nameEn}, raw material for plastics processing`],
  ['2 危险性概述 Hazards', '按 GHS 不属于危险品；地面撒料易滑倒\nNot hazardous by GHS; spilled pellets are slippery'],
  ['3 成分 Composition', '高分子聚合物及少量助剂\nPolymer with small amounts of additives'],
  [
    '4 急救措施 First aid',
    '接触熔体：立即用大量冷水冲洗，勿强行剥离\nMelt on skin: cool with plenty of water, do not peel off',
  ],
  ['5 消防措施 Fire-fighting', '水雾、泡沫、干粉\nWater spray, foam, dry powder'],
  ['6 泄漏应急处理 Accidental release', '清扫回收，防止进入水体\nSweep up; keep out of drains and waters'],
  ['7 操作处置与储存 Handling and storage', '干燥、阴凉、远离火源\nKeep dry and cool, away from ignition sources'],
  ['8 接触控制 Exposure controls', '加工处局部排风，佩戴防护眼镜\nLocal exhaust at the machine, safety glasses'],
  ['9 理化特性 Properties', '固体颗粒，不溶于水\nSolid pellets, insoluble in water'],
  ['10 稳定性 Stability', '正常条件下稳定，避免过热分解\nStable; avoid overheating'],
  ['11 毒理学信息 Toxicology', '未见急性毒性\nNo acute toxicity known'],
  ['12 生态学信息 Ecology', '不易生物降解，不溶于水\nNot readily degradable, insoluble'],
  ['13 废弃处置 Disposal', '优先回收再利用\nRecycle where possible'],
  ['14 运输信息 Transport', '非危险货物\nNot dangerous goods'],
  ['15 法规信息 Regulation', '聚合物免于 REACH 注册\nPolymers are exempt from registration under REACH'],
  ['16 其他信息 Other', '演示文件，不可用于实际操作\nFor demonstration; do not rely on it'],
]

export const safetySheet = (category: Category, issuedOn: string): Specimen => ({
  title: '安全技术说明书 Safety data sheet',
  about: `${category.nameZh} ${category.nameEn}`,
  issuedOn,
  parts: safetyParts(category),
})

const certified = {
  REACH: ['不含高度关注物质（SVHC）0.1% 以上', 'No substance of very high concern above 0.1%'],
  RoHS: ['十项限用物质均低于限值', 'All ten restricted substances are below their limits'],
  UL: ['按 UL 94 的阻燃等级与厚度，见黄卡', 'Flammability class by UL 94 and its thickness, as on the yellow card'],
  FDA: ['可用于接触食品，须遵守使用条件', 'Suitable for contact with food under the conditions of use'],
  'ISO 10993': ['按 ISO 10993 与 USP VI 级评价', 'Assessed by ISO 10993 and USP class VI'],
  GRS: ['含再生料，来源见交易证书', 'Contains recycled material; the transaction certificate names its source'],
} as const
export type Certified = keyof typeof certified
export const everyCertified = Object.keys(certified) as Certified[]

export const certificate = (standard: Certified, issuedOn: string): Specimen => ({
  title: '符合性声明 Declaration of conformity',
  about: standard,
  issuedOn,
  parts: [[standard, certified[standard].join('\n')]],
})
