type Node = readonly [code: string, nameEn: string, nameZh: string]

const tree = {
  polyolefins: [
    ['Polyolefins', '聚烯烃'],
    ['pp-homo', 'PP homopolymer', '均聚PP'],
    ['pp-impact', 'PP impact copolymer', '抗冲共聚PP'],
    ['pp-random', 'PP random copolymer', '无规共聚PP'],
    ['hdpe', 'HDPE', '高密度聚乙烯HDPE'],
    ['ldpe', 'LDPE', '低密度聚乙烯LDPE'],
    ['lldpe', 'LLDPE', '线型低密度聚乙烯LLDPE'],
    ['mlldpe', 'mLLDPE', '茂金属聚乙烯mLLDPE'],
    ['eva', 'EVA', '乙烯-醋酸乙烯EVA'],
  ],
  styrenics: [
    ['Styrenics', '苯乙烯类'],
    ['gpps', 'GPPS', '通用聚苯乙烯GPPS'],
    ['hips', 'HIPS', '高抗冲聚苯乙烯HIPS'],
    ['abs', 'ABS', 'ABS'],
    ['san', 'SAN', 'SAN（AS）'],
    ['asa', 'ASA', 'ASA'],
    ['mabs', 'Transparent MABS', '透明MABS'],
    ['sbc', 'Styrene-butadiene copolymer (K resin)', 'K胶（丁苯透明树脂）'],
  ],
  engineering: [
    ['Engineering plastics', '工程塑料'],
    ['pa6', 'PA6', '尼龙PA6'],
    ['pa66', 'PA66', '尼龙PA66'],
    ['pa-long-chain', 'PA11 and PA12', '长碳链尼龙PA11/PA12'],
    ['pc', 'PC', '聚碳酸酯PC'],
    ['pc-abs', 'PC/ABS', 'PC/ABS合金'],
    ['pom', 'POM', '聚甲醛POM'],
    ['pbt', 'PBT', 'PBT'],
    ['pet', 'PET', '聚酯PET'],
    ['petg', 'PETG and copolyesters', 'PETG共聚酯'],
    ['pmma', 'PMMA', '亚克力PMMA'],
    ['ppo', 'Modified PPO (PPE)', '改性聚苯醚PPO'],
  ],
  'high-performance': [
    ['High-performance polymers', '特种工程塑料'],
    ['pps', 'PPS', '聚苯硫醚PPS'],
    ['peek', 'PEEK', '聚醚醚酮PEEK'],
    ['lcp', 'LCP', '液晶聚合物LCP'],
    ['pei', 'PEI', '聚醚酰亚胺PEI'],
    ['psu', 'PSU, PESU and PPSU', '聚砜类PSU/PES/PPSU'],
    ['ppa', 'High-temperature polyamide (PPA, PA46)', '高温尼龙PPA/PA46'],
    ['fluoropolymer', 'Fluoropolymers', '氟塑料'],
  ],
  elastomers: [
    ['Thermoplastic elastomers', '热塑性弹性体'],
    ['poe', 'Polyolefin elastomer (POE)', '聚烯烃弹性体POE'],
    ['tpu', 'TPU', '热塑性聚氨酯TPU'],
    ['tpee', 'Copolyester elastomer (TPEE)', '热塑性聚酯弹性体TPEE'],
    ['tpv', 'TPV', '动态硫化橡胶TPV'],
    ['sebs', 'SEBS and SBS', 'SEBS/SBS'],
  ],
  vinyls: [
    ['Vinyls', '聚氯乙烯'],
    ['pvc-s', 'Suspension PVC', '悬浮法PVC'],
    ['pvc-paste', 'Paste PVC', '糊树脂PVC'],
  ],
  biodegradable: [
    ['Biodegradable polymers', '生物降解塑料'],
    ['pla', 'PLA', '聚乳酸PLA'],
    ['pbat', 'PBAT', 'PBAT'],
    ['pbs', 'PBS and PHA', 'PBS/PHA'],
  ],
  modified: [
    ['Modified compounds', '改性塑料'],
    ['pp-filled', 'Filled and reinforced PP', '填充增强PP'],
    ['pp-fr', 'Flame-retardant PP', '阻燃PP'],
    ['abs-fr', 'Flame-retardant ABS and HIPS', '阻燃ABS/HIPS'],
    ['pa6-gf', 'Reinforced PA6', '增强PA6'],
    ['pa66-gf', 'Reinforced PA66', '增强PA66'],
    ['pa-fr', 'Flame-retardant PA', '阻燃尼龙'],
    ['pbt-gf', 'Reinforced PBT and PET', '增强PBT/PET'],
    ['pc-modified', 'Modified PC', '改性PC'],
    ['tpe-compound', 'TPE compound', 'TPE改性料'],
  ],
  recycled: [
    ['Recycled plastics', '再生塑料'],
    ['rpp', 'Recycled PP', '再生PP'],
    ['rpe', 'Recycled PE', '再生PE'],
    ['rpet', 'Recycled PET', '再生PET'],
    ['rabs', 'Recycled ABS and PS', '再生ABS/PS'],
    ['rpa', 'Recycled PA', '再生尼龙'],
    ['rpc', 'Recycled PC and PMMA', '再生PC/PMMA'],
  ],
  crushed: [
    ['Crushed and regrind', '破碎料'],
    ['crushed-polyolefin', 'Crushed PP and PE', 'PP/PE破碎料'],
    ['crushed-styrenic', 'Crushed ABS and PS', 'ABS/PS破碎料'],
    ['crushed-engineering', 'Crushed engineering plastics', '工程塑料破碎料'],
    ['crushed-pet', 'PET flakes', 'PET瓶片'],
  ],
  masterbatch: [
    ['Masterbatch', '色母与功能母粒'],
    ['mb-white', 'White masterbatch', '白色母'],
    ['mb-black', 'Black masterbatch', '黑色母'],
    ['mb-colour', 'Colour masterbatch', '彩色母'],
    ['mb-functional', 'Functional masterbatch', '功能母粒'],
    ['mb-filler', 'Filler masterbatch', '填充母粒'],
  ],
  additives: [
    ['Additives', '助剂'],
    ['antioxidant', 'Antioxidants', '抗氧剂'],
    ['light-stabiliser', 'UV and light stabilisers', '光稳定剂'],
    ['slip', 'Slip, release and antistatic agents', '爽滑脱模与抗静电剂'],
    ['flame-retardant', 'Flame retardants', '阻燃剂'],
    ['impact-modifier', 'Impact modifiers', '增韧剂'],
    ['compatibiliser', 'Compatibilisers', '相容剂'],
    ['nucleating', 'Nucleating and clarifying agents', '成核透明剂'],
    ['chain-extender', 'Chain extenders and processing aids', '扩链与加工助剂'],
  ],
} as const satisfies Record<string, readonly [readonly [string, string], ...Node[]]>

type Tree = typeof tree
export type RootCategoryCode = keyof Tree
type LeafOf<T> = T extends readonly [unknown, ...infer Leaves extends readonly Node[]] ? Leaves[number][0] : never
export type LeafCategoryCode = { [Root in RootCategoryCode]: LeafOf<Tree[Root]> }[RootCategoryCode]
export type CategoryCode = RootCategoryCode | LeafCategoryCode

export type Category = { code: CategoryCode; parent: RootCategoryCode | null; nameEn: string; nameZh: string }

export const categories: Category[] = (Object.keys(tree) as RootCategoryCode[]).flatMap((root): Category[] => {
  const [[nameEn, nameZh], ...leaves] = tree[root]
  return [
    { code: root, parent: null, nameEn, nameZh },
    ...leaves.map(([code, en, zh]): Category => ({ code, parent: root, nameEn: en, nameZh: zh })),
  ]
})

const byCode = new Map(categories.map((category) => [category.code, category]))

export const categoryOf = (code: CategoryCode): Category => {
  const category = byCode.get(code)
  if (!category) throw new Error(`Unknown category ${code}`)
  return category
}

export const rootOf = (code: CategoryCode): RootCategoryCode => {
  const { parent } = categoryOf(code)
  return parent ?? (code as RootCategoryCode)
}
