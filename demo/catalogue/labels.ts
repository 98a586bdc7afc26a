const rows = {
  injection: ['Injection moulding', '注塑级'],
  extrusion: ['Extrusion', '挤出级'],
  film: ['Film', '薄膜级'],
  fibre: ['Fibre and yarn', '纤维级'],
  blow: ['Blow moulding', '吹塑级'],
  pipe: ['Pipe', '管材级'],
  thermoforming: ['Thermoforming', '吸塑级'],
  rotomoulding: ['Rotomoulding', '滚塑级'],
  coating: ['Extrusion coating', '涂覆级'],
  blending: ['Blending and compounding', '共混改性'],
  calendering: ['Calendering', '压延级'],
  foaming: ['Foaming', '发泡级'],
  'high-flow': ['High flow', '高流动'],
  'high-impact': ['High impact', '高抗冲'],
  'high-rigidity': ['High rigidity', '高刚性'],
  transparent: ['Transparent', '高透明'],
  'heat-resistant': ['Heat resistant', '耐热'],
  weatherable: ['Weather resistant', '耐候'],
  'flame-retardant': ['Flame retardant', '阻燃'],
  'halogen-free': ['Halogen free', '无卤'],
  'glass-fibre': ['Glass-fibre reinforced', '玻纤增强'],
  mineral: ['Mineral filled', '矿物填充'],
  'carbon-fibre': ['Carbon-fibre reinforced', '碳纤增强'],
  'food-contact': ['Food contact', '食品接触'],
  medical: ['Medical', '医用级'],
  plating: ['Plating', '电镀级'],
  'low-wear': ['Low wear and friction', '耐磨'],
  antistatic: ['Antistatic', '抗静电'],
  'hydrolysis-resistant': ['Hydrolysis resistant', '耐水解'],
  compostable: ['Compostable', '可堆肥'],
  pcr: ['Post-consumer (PCR)', '消费后再生PCR'],
  pir: ['Post-industrial (PIR)', '工业后再生PIR'],
  automotive: ['Automotive', '汽车用'],
  packaging: ['Packaging', '包装用'],
  appliance: ['Appliances', '家电用'],
  electrical: ['Electrical and electronics', '电子电气'],
  photovoltaic: ['Photovoltaic', '光伏用'],
} as const satisfies Record<string, readonly [nameEn: string, nameZh: string]>

export type LabelCode = keyof typeof rows
export type Label = { code: LabelCode; nameEn: string; nameZh: string }

export const labels: Label[] = Object.entries(rows).map(([code, [nameEn, nameZh]]) => ({
  code: code as LabelCode,
  nameEn,
  nameZh,
}))

/** The ways a material is worked; every use names one of them first. */
export const processes = {
  injection: 'An injection-moulding grade',
  extrusion: 'An extrusion grade',
  film: 'A film grade',
  fibre: 'A fibre grade',
  blow: 'A blow-moulding grade',
  pipe: 'A pipe grade',
  thermoforming: 'A sheet and thermoforming grade',
  rotomoulding: 'A rotomoulding grade',
  coating: 'An extrusion-coating grade',
  blending: 'A blending component',
  calendering: 'A calendering grade',
  foaming: 'A foaming grade',
} as const satisfies Partial<Record<LabelCode, string>>

export type ProcessCode = keyof typeof processes

export const labelOf = (code: LabelCode): Label => {
  const [nameEn, nameZh] = rows[code]
  return { code, nameEn, nameZh }
}
