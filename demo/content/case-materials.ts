import type { LeafCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'

type Materials = { categories: readonly LeafCategoryCode[]; labels: readonly LabelCode[] }

const about = (categories: LeafCategoryCode[], ...labels: LabelCode[]): Materials => ({ categories, labels })

/** What each case was about in the words of the catalogue: kinds of material, and what they had to be good at. */
const byCase: Record<string, Materials> = {
  'thin-wall-cup-short-shots': about(['pp-random', 'pp-homo'], 'high-flow', 'injection'),
  'pc-housing-cracks': about(['pc', 'pc-modified'], 'flame-retardant'),
  'pa66-gf-warp': about(['pa66-gf', 'pa6-gf'], 'glass-fibre', 'automotive'),
  'abs-gloss-streaks': about(['abs'], 'appliance'),
  'hdpe-pipe-sagging': about(['hdpe'], 'pipe'),
  'sharkskin-cable-duct': about(['lldpe', 'pp-impact', 'chain-extender'], 'extrusion'),
  'abs-sheet-pinholes': about(['abs', 'hips'], 'thermoforming', 'extrusion'),
  'cable-sheath-lszh-torque': about(['eva', 'lldpe'], 'halogen-free', 'extrusion'),
  'stretch-film-breaks': about(['lldpe', 'mlldpe'], 'film'),
  'greenhouse-film-life': about(['ldpe', 'eva', 'light-stabiliser'], 'film', 'weatherable'),
  'barrier-film-curl': about(['pa6', 'ldpe', 'lldpe'], 'film'),
  'bopp-label-static': about(['pp-homo', 'slip'], 'film', 'antistatic'),
  'pp-talc-scatter': about(['pp-filled', 'pp-homo'], 'mineral'),
  'pc-abs-hydrolysis': about(['pc-abs', 'mb-white'], 'hydrolysis-resistant', 'automotive'),
  'pa6-black-specks': about(['pa6', 'pa6-gf'], 'blending'),
  'fr-pp-bloom': about(['pp-fr', 'flame-retardant'], 'flame-retardant', 'halogen-free'),
  'pcr-crates-brittle': about(['rpe', 'rpp', 'hdpe'], 'pcr'),
  'rpet-sheet-yellow': about(['rpet', 'crushed-pet'], 'pcr', 'thermoforming'),
  'recycled-pa6-fishing-nets': about(['rpa', 'pa6'], 'pcr'),
  'offgrade-blend-window': about(['pp-homo', 'pp-impact'], 'blending'),
  'syringe-gamma-yellow': about(['pp-random', 'pp-homo'], 'medical', 'transparent'),
  'cap-organoleptic': about(['hdpe', 'slip'], 'food-contact', 'injection'),
  'microwave-tray-migration': about(['pp-homo', 'pp-impact'], 'food-contact', 'heat-resistant'),
  'conductive-pipette-tips': about(['pp-homo', 'gpps'], 'medical', 'antistatic'),
}

const find = ({ code }: { code: string }): Materials => {
  const found = byCase[code]
  if (!found) throw new Error(`What ${code} is about is not said.`)
  return found
}

export const materialsOf = (item: { code: string }) => find(item).categories
export const qualitiesOf = (item: { code: string }) => find(item).labels
