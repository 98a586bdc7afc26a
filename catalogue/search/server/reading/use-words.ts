import { useToken } from '../facet-tokens.ts'
import type { LexiconEntry } from '../lexicon.ts'

/**
 * What grades are made into. A product that says one of the words in its names or descriptions is found by all words
 * of the row; those after the second bar are only typed.
 */
const rows: Record<string, string> = {
  raffia: 'raffia|woven bags|编织袋|扁丝|拉丝||woven bag|raffia tape|拉丝级|拉丝料',
  fibre: 'spunbond|non-wovens|staple fibre|纺粘|无纺布|短纤||non-woven|nonwoven|melt-blown',
  bumper: 'bumpers|保险杠||bumper',
  trim: 'interior trim|内饰||car interior|汽车内饰',
  battery: 'battery cases|蓄电池壳|电瓶壳||battery case|电池壳',
  bottle: 'bottles|瓶子|油瓶|奶瓶||bottle|bottle grade|瓶级|瓶用|吹瓶',
  caps: 'caps and closures|瓶盖||caps|cap|closures|closure',
  thinWall: 'thin-wall|薄壁||thin wall|薄壁注塑',
  drum: 'drums|IBC|fuel tanks|大型桶|燃油箱||drum|fuel tank|油箱',
  crate: 'crates|pallets|周转箱|托盘||crate|pallet',
  household: 'household|日用品||houseware',
  appliance: 'appliance housings|家电外壳||appliance housing',
  housing: 'housings|外壳||housing|壳体',
  toys: 'toys|玩具||toy',
  pressurePipe: 'pressure pipe|给水管|燃气管||gas pipe|water pipe|压力管',
  hotWaterPipe: 'hot and cold water pipe|冷热水管||hot water pipe|地暖管',
  drainPipe: 'drainage|corrugated pipe|排水管|波纹管||drain pipe',
  stretchFilm: 'stretch film|stretch and cling film|缠绕膜|保鲜膜||cling film|拉伸膜',
  shrinkFilm: 'shrink film|收缩膜||热收缩膜',
  farmFilm: 'agricultural|greenhouse film|mulch film|农膜|大棚膜|地膜||agricultural film',
  castFilm: 'cast film|流延膜||CPP film|流延',
  bopp: 'biaxially oriented|双向拉伸||BOPP',
  cable: 'cable|电缆|电线||cables|wire and cable|线缆|电缆料|电线料',
  cableTies: 'cable ties|扎带||cable tie',
  connectors: 'connectors|连接器||connector|接插件',
  gears: 'gears|齿轮||gear',
  lamp: 'lamp covers|灯罩||lamp cover|lampshade|灯具',
  lens: 'lenses|透镜||lens|optics',
  lightGuide: 'light guides|导光板||light guide',
  shoe: 'shoe soles|sports shoes|鞋底|运动鞋||shoes|shoe|shoe sole|鞋材',
  fridge: 'refrigerator|冰箱内胆||fridge|refrigerator liner|冰箱',
  luggage: 'luggage|箱包',
  medicalParts: 'syringes|labware|注射器||syringe',
  cups: 'cups|trays|吸塑杯|托盘||cup|tray',
  solar: 'solar modules|光伏组件||solar|solar film|光伏胶膜',
  hotMelt: 'hot-melt|热熔胶||hot melt|hot melt adhesive',
  printing: '3D printing|3D打印||3d print',
  rope: 'monofilament|单丝|渔网||ropes|rope|net',
  engine: 'engine-bay|发动机周边||engine bay|under the hood',
  seals: 'weather seals|密封条||weather seal|gasket',
  pump: 'pumps|水泵||pump',
  profiles: 'window profiles|门窗型材||window profile|型材',
}

const uses = Object.entries(rows).map(([code, row]) => {
  const [stated = '', typed] = row.split('||')
  const words = stated.split('|')
  return { token: useToken(code), words: [...words, ...(typed?.split('|') ?? [])], stated: new RegExp(stated, 'i') }
})

/** What a use is called in both languages, and all its words. */
export const useNames = uses.map(({ words }, id) => {
  const zh = words.find((word) => /\p{Script=Han}/u.test(word)) ?? ''
  const en = words.find((word) => /^[\w -]+$/.test(word)) ?? ''
  return { id, zh, en, words }
})

export const usesIn = (text: string): string[] =>
  uses.flatMap(({ token, stated }) => (stated.test(text) ? [token] : []))

export const useEntries: LexiconEntry[] = uses.flatMap(({ token, words }) =>
  words.map((text) => ({ token, text, kind: 'alias' as const })),
)
