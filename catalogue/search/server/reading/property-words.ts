import type { Unit } from '#catalogue/parameters/units.ts'

export interface PropertyWord {
  /** What it may mean, the likeliest first. */
  codes: readonly string[]
  /** As people type it, in lower case; a space stands for any gap or none. */
  words: readonly string[]
  /** How far a single number reaches to either side: a share of it, or so much of the usual unit. */
  window?: { share: number } | { usual: number }
}

export const usualWindow = { share: 0.15 }
const degrees = { usual: 8 }
const points = { usual: 5 }

export const propertyWords: readonly PropertyWord[] = [
  {
    codes: ['mfr'],
    words:
      'mfr|mfi|mi|melt flow rate|melt flow index|melt flow|melt index|熔指|溶指|融指|熔融指数|熔体流动速率|熔体指数|流动速率'.split(
        '|',
      ),
  },
  { codes: ['mvr'], words: 'mvr|melt volume rate|熔体体积流动速率'.split('|') },
  { codes: ['density'], words: 'density|specific gravity|sp gr|密度|比重'.split('|'), window: { usual: 0.004 } },
  { codes: ['tensileModulus'], words: "tensile modulus|young's modulus|e modulus|拉伸模量|杨氏模量".split('|') },
  {
    codes: ['flexuralModulus'],
    words: 'flexural modulus|flex modulus|flex mod|bending modulus|弯曲模量|弯模'.split('|'),
  },
  { codes: ['flexuralModulus', 'tensileModulus'], words: 'modulus|模量'.split('|') },
  { codes: ['flexuralStrength'], words: 'flexural strength|flex strength|bending strength|弯曲强度'.split('|') },
  {
    codes: ['tensileBreak'],
    words: 'tensile strength at break|tensile stress at break|拉伸断裂强度|断裂强度'.split('|'),
  },
  {
    codes: ['tensileYield', 'tensileBreak'],
    words:
      'tensile strength at yield|tensile stress at yield|tensile strength|tensile stress|tensile|拉伸屈服强度|拉伸强度|抗拉强度|屈服强度|拉伸'.split(
        '|',
      ),
  },
  { codes: ['elongationBreak'], words: 'elongation at break|elongation|断裂伸长率|伸长率'.split('|') },
  {
    codes: ['charpyNotched'],
    words: 'charpy notched impact|notched charpy|charpy impact|charpy|简支梁缺口冲击强度|简支梁冲击|简支梁'.split('|'),
  },
  {
    codes: ['izodNotched'],
    words: 'izod notched impact|notched izod|izod impact|izod|悬臂梁缺口冲击强度|悬臂梁冲击|悬臂梁'.split('|'),
  },
  {
    codes: ['charpyNotched', 'izodNotched'],
    words: 'notched impact strength|impact strength|notched impact|impact|缺口冲击强度|缺口冲击|冲击强度|冲击'.split(
      '|',
    ),
  },
  {
    codes: ['hdt'],
    words: 'heat deflection temperature|heat distortion temperature|heat deflection|hdt|热变形温度|热变形'.split('|'),
    window: degrees,
  },
  {
    codes: ['vicat'],
    words: 'vicat softening temperature|vicat softening point|vicat|维卡软化温度|维卡软化点|维卡'.split('|'),
    window: degrees,
  },
  { codes: ['melting'], words: 'melting temperature|melting point|熔点'.split('|'), window: degrees },
  { codes: ['glowWire'], words: 'glow wire|gwfi|灼热丝'.split('|'), window: { usual: 0 } },
  { codes: ['loi'], words: 'oxygen index|loi|极限氧指数|氧指数'.split('|') },
  { codes: ['shoreA'], words: 'shore a|邵氏a|邵a|邵氏硬度a|硬度a'.split('|'), window: points },
  { codes: ['shoreD'], words: 'shore d|邵氏d|邵d|邵氏硬度d|硬度d'.split('|'), window: points },
  { codes: ['shoreA', 'shoreD'], words: 'shore|hardness|邵氏硬度|邵氏|硬度'.split('|'), window: points },
  { codes: ['rockwellR'], words: 'rockwell r|洛氏硬度r|洛氏'.split('|'), window: points },
  { codes: ['shrinkage'], words: 'mould shrinkage|mold shrinkage|shrinkage|成型收缩率|收缩率'.split('|') },
  { codes: ['waterAbsorption'], words: 'water absorption|吸水率'.split('|') },
  {
    codes: ['intrinsicViscosity'],
    words: 'intrinsic viscosity|iv|特性黏度|特性粘度'.split('|'),
    window: { share: 0.03 },
  },
  {
    codes: ['relativeViscosity', 'viscosityNumber', 'intrinsicViscosity'],
    words: 'relative viscosity|viscosity|rv|相对黏度|相对粘度|黏度|粘度'.split('|'),
    window: { share: 0.05 },
  },
  { codes: ['kValue'], words: 'k value|k值'.split('|'), window: { usual: 1 } },
  { codes: ['vaContent'], words: 'vinyl acetate content|vinyl acetate|va content|va含量|va'.split('|') },
  { codes: ['ash'], words: 'ash content|ash|灰分'.split('|') },
  { codes: ['transmittance'], words: 'light transmittance|transmittance|透光率'.split('|'), window: { usual: 2 } },
  { codes: ['haze'], words: 'haze|雾度'.split('|') },
  { codes: ['gloss'], words: 'gloss|光泽度|光泽'.split('|') },
  { codes: ['oit'], words: 'oxidation induction time|oit|氧化诱导时间|氧化诱导期'.split('|') },
]

/** What is meant by a number that has only its unit. */
export const codeOfUnit: Partial<Record<Unit, string>> = {
  'g/10min': 'mfr',
  'cm3/10min': 'mvr',
  'g/cm3': 'density',
  'kg/m3': 'density',
  'kJ/m2': 'charpyNotched',
  'J/m': 'izodNotched',
  'Shore A': 'shoreA',
  'Shore D': 'shoreD',
}

/** How units are typed, longest first where one begins another. */
export const unitSpellings: readonly (readonly [RegExp, Unit])[] = [
  [/(?:g|dg|克) ?(?:\/|per) ?10 ?(?:min|分钟?|分)|dg\/min/iy, 'g/10min'],
  [/(?:cm3|cm³|cc|ml) ?\/ ?10 ?min/iy, 'cm3/10min'],
  [/g ?\/ ?(?:cm\^?3|cc|ml)|克\/立方厘米/iy, 'g/cm3'],
  [/kg ?\/ ?m\^?3/iy, 'kg/m3'],
  [/kj ?\/ ?m\^?2|千焦\/平方米/iy, 'kJ/m2'],
  [/kgf?[·*. ]?cm ?\/ ?cm\^?2/iy, 'kgf·cm/cm2'],
  [/kgf?[·*. ]?cm ?\/ ?cm/iy, 'kgf·cm/cm'],
  [/ft[·*.\- ]?lbf? ?\/ ?in\^?2/iy, 'ft·lb/in2'],
  [/ft[·*.\- ]?lbf? ?\/ ?in/iy, 'ft·lb/in'],
  [/j ?\/ ?m(?![a-z])/iy, 'J/m'],
  [/kgf? ?\/ ?cm\^?2/iy, 'kgf/cm2'],
  [/n ?\/ ?mm\^?2/iy, 'N/mm2'],
  [/mpa|兆帕/iy, 'MPa'],
  [/gpa|吉帕/iy, 'GPa'],
  [/kpa/iy, 'kPa'],
  [/kpsi|ksi/iy, 'ksi'],
  [/psi/iy, 'psi'],
  [/dl ?\/ ?g/iy, 'dL/g'],
  [/ml ?\/ ?g/iy, 'mL/g'],
  [/(?:°|deg(?:rees)? ?)?c(?![a-z])|摄氏度|度(?!电)/iy, '°C'],
  [/(?:°|deg(?:rees)? ?)f(?![a-z])|f(?![a-z])/iy, '°F'],
  [/ppm/iy, 'ppm'],
  [/%|percent|pct/iy, '%'],
  [/(?:shore ?)?a(?![a-z])/iy, 'Shore A'],
  [/(?:shore ?)?d(?![a-z])/iy, 'Shore D'],
  [/hrr/iy, 'HRR'],
  [/min(?:utes?)?(?![a-z])|分钟/iy, 'min'],
]
