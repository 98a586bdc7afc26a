import { Grade } from '#platform/contract/enums.ts'
import type { CategoryCode } from './categories.ts'
import type { LabelCode } from './labels.ts'
import type { ParameterCode } from './parameters.ts'

type AliasKind = 'category' | 'grade' | 'parameter' | 'label'

/** Rows with the same meaning are synonyms; `codes` are what they stand for in the catalogue. */
export type Alias = { term: string; meaning: string; kind: AliasKind; codes: string[] }

type Group<Code> = readonly [terms: string, ...codes: Code[]]

const categoryGroups: Group<CategoryCode>[] = [
  ['PP|聚丙烯|polypropylene|百折胶', 'pp-homo', 'pp-impact', 'pp-random', 'pp-filled', 'pp-fr', 'rpp'],
  ['PPH|均聚PP|均聚聚丙烯|PP homopolymer', 'pp-homo'],
  ['PPB|共聚PP|PP copolymer|block copolymer', 'pp-impact'],
  ['PPR|无规PP|透明PP|PP random', 'pp-random'],
  ['PE|聚乙烯|polyethylene', 'hdpe', 'ldpe', 'lldpe', 'mlldpe', 'rpe'],
  ['HDPE|低压聚乙烯|低压|high-density polyethylene', 'hdpe'],
  ['LDPE|高压聚乙烯|高压|low-density polyethylene', 'ldpe'],
  ['LLDPE|线型聚乙烯|线性|linear polyethylene', 'lldpe'],
  ['mPE|茂金属|metallocene', 'mlldpe'],
  ['EVA|醋酸乙烯|ethylene-vinyl acetate', 'eva'],
  ['PS|聚苯乙烯|polystyrene', 'gpps', 'hips'],
  ['GPPS|透苯|硬胶|crystal polystyrene', 'gpps'],
  ['HIPS|改苯|不碎胶|high-impact polystyrene', 'hips'],
  ['ABS|丙烯腈丁二烯苯乙烯|超不碎胶', 'abs', 'abs-fr', 'rabs'],
  ['透明ABS|transparent ABS|clear ABS', 'mabs'],
  ['SAN|AS|大力胶', 'san'],
  ['SBC|K胶|K料|K resin', 'sbc'],
  ['PA|尼龙|聚酰胺|nylon|polyamide', 'pa6', 'pa66', 'pa6-gf', 'pa66-gf', 'pa-fr', 'pa-long-chain', 'rpa'],
  ['PA6|尼龙6|锦纶6|nylon 6', 'pa6', 'pa6-gf'],
  ['PA66|尼龙66|锦纶66|nylon 66', 'pa66', 'pa66-gf'],
  ['PC|聚碳酸酯|防弹胶|polycarbonate', 'pc', 'pc-modified', 'rpc'],
  ['POM|聚甲醛|赛钢|acetal|polyoxymethylene', 'pom'],
  ['PBT|聚对苯二甲酸丁二醇酯|polybutylene terephthalate', 'pbt', 'pbt-gf'],
  ['PET|聚酯切片|涤纶|polyethylene terephthalate', 'pet', 'rpet', 'crushed-pet'],
  ['PMMA|亚克力|有机玻璃|acrylic', 'pmma'],
  ['PPO|PPE|聚苯醚|polyphenylene ether', 'ppo'],
  ['PPS|聚苯硫醚|polyphenylene sulphide|polyphenylene sulfide', 'pps'],
  ['PEEK|聚醚醚酮', 'peek'],
  ['LCP|液晶聚合物|liquid crystal polymer', 'lcp'],
  ['PEI|聚醚酰亚胺|polyetherimide', 'pei'],
  ['PSU|聚砜|polysulphone|polysulfone|PPSU|PES', 'psu'],
  ['PVDF|聚偏氟乙烯|氟塑料|fluoroplastic', 'fluoropolymer'],
  ['PVC|聚氯乙烯|polyvinyl chloride|vinyl', 'pvc-s', 'pvc-paste'],
  ['TPU|聚氨酯弹性体|thermoplastic polyurethane', 'tpu'],
  ['TPE|TPR|热塑性弹性体|thermoplastic elastomer', 'tpe-compound', 'sebs', 'tpv', 'tpee'],
  ['POE|聚烯烃弹性体|polyolefin elastomer', 'poe'],
  ['PLA|聚乳酸|玉米塑料|polylactic acid', 'pla'],
  ['瓶片|bottle flakes|PET flakes', 'crushed-pet'],
  ['色母|色母粒|色种|color masterbatch|colour concentrate', 'mb-white', 'mb-black', 'mb-colour'],
  ['阻燃剂|防火剂|flame retardant additive', 'flame-retardant'],
  ['相容剂|接枝料|compatibilizer|coupling agent', 'compatibiliser'],
  ['抗氧剂|防老剂|antioxidant', 'antioxidant'],
]

const gradeGroups: Group<Grade>[] = [
  ['正牌|原生料|新料|原包料|prime|virgin', Grade.prime],
  ['副牌|副牌料|off-grade|off grade|off spec|off-spec|vice card|等外品|等外|过渡料', Grade.offGrade],
  ['改性料|共混料|compound|modified', Grade.modified],
  ['再生料|回料|二次料|PCR|recycled|regranulate', Grade.recycled],
  ['破碎料|粉碎料|crushed|regrind', Grade.crushed],
]

const parameterGroups: Group<ParameterCode>[] = [
  ['MFR|MFI|MI|熔指|熔融指数|melt index|melt flow', 'mfr'],
  ['比重|密度|specific gravity', 'density'],
  ['HDT|热变形|heat distortion', 'hdt'],
  ['UL94|防火等级|flame rating', 'ul94'],
  ['悬臂梁|Izod', 'izodNotched'],
  ['简支梁|Charpy', 'charpyNotched'],
]

const labelGroups: Group<LabelCode>[] = [
  ['拉丝级|raffia grade|纤维|fibre grade|fiber grade', 'fibre'],
  ['注塑|injection molding|injection moulding', 'injection'],
  ['吹膜|film grade|薄膜', 'film'],
  ['片材|板材|片材级|板材级|sheet|sheet grade', 'thermoforming', 'extrusion'],
  ['吹塑|中空|中空级|吹瓶级|blow molding|blow moulding', 'blow'],
  ['滚塑|rotomolding|rotational moulding|rotational molding', 'rotomoulding'],
  ['淋膜|淋膜级|涂覆|extrusion coating', 'coating'],
  ['玻纤|加纤|玻璃纤维|glass|glass fibre|glass fiber|glass filled|GF', 'glass-fibre'],
  ['矿物|滑石粉|填充|talc|mineral|mineral filled', 'mineral'],
  ['碳纤|碳纤维|carbon fibre|carbon fiber|CF', 'carbon-fibre'],
  ['食品级|食品接触|food grade|food contact|food safe|FDA', 'food-contact'],
  ['透明|高透|transparent|clear', 'transparent'],
  ['抗静电|防静电|antistatic|ESD', 'antistatic'],
  ['可降解|降解|生物降解|可堆肥|biodegradable|compostable', 'compostable'],
  ['工业后再生|PIR|post-industrial', 'pir'],
  ['消费后再生|post-consumer', 'pcr'],
  ['阻燃|防火|FR|flame retardant', 'flame-retardant'],
  ['无卤|halogen-free|non-halogen|HFFR', 'halogen-free'],
  ['耐候|抗UV|抗紫外|抗紫外线|weatherable|UV resistant|UV', 'weatherable'],
  ['医用|医疗级|medical grade', 'medical'],
]

const spread = (kind: AliasKind, groups: readonly Group<string | number>[]): Alias[] =>
  groups.flatMap(([words, ...codes]) => {
    const terms = words.split('|')
    return terms.map((term) => ({ term, meaning: terms[0] ?? term, kind, codes: codes.map(String) }))
  })

export const aliases: Alias[] = [
  ...spread('category', categoryGroups),
  ...spread('grade', gradeGroups),
  ...spread('parameter', parameterGroups),
  ...spread('label', labelGroups),
]
