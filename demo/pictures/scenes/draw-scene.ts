import { grounds, paintBackdrop, svgOf } from '../backdrop.ts'
import { barChart, flowCurves, priceLine, stressCurves } from '../charts/charts.ts'
import type { Chart } from '../charts/charts.ts'
import { tradeMap } from '../charts/trade-map.ts'
import { randomFrom } from '../random.ts'
import type { Random } from '../random.ts'
import { paintSolids } from '../solids/paint-solids.ts'
import type { Frame } from '../solids/paint-solids.ts'
import { domedHall, exhibitionHall, needleTower, pavilion, skyline, steppedTower, twinTowers } from './events.ts'
import { bottles, cableReels, cups, papers } from './goods.ts'
import { burnTest, colourPlaques, gears, meltFlowTester, microscope, tensileTester } from './laboratory.ts'
import { compoundingLine, filmRolls, mould, pipes, recyclingLine } from './lines.ts'
import { doser, extruder, filmBlowing, hopperDryer, injectionPress } from './processing.ts'
import type { SolidScene } from './scene.ts'
import { bagStack, bigBags, containerLoading, silos, warehouse } from './storage.ts'
import { containerShip, containerYard, harbourCrane, truck } from './transport.ts'

const solidScenes = {
  'injection-press': injectionPress,
  extruder,
  'film-blowing': filmBlowing,
  'hopper-dryer': hopperDryer,
  doser,
  'compounding-line': compoundingLine,
  'recycling-line': recyclingLine,
  mould,
  'film-rolls': filmRolls,
  pipes,
  silos,
  'bag-stack': bagStack,
  'big-bags': bigBags,
  warehouse,
  'container-loading': containerLoading,
  'container-ship': containerShip,
  'harbour-crane': harbourCrane,
  'container-yard': containerYard,
  truck,
  'melt-flow-tester': meltFlowTester,
  'tensile-tester': tensileTester,
  microscope,
  'burn-test': burnTest,
  'colour-plaques': colourPlaques,
  gears,
  bottles,
  cups,
  'cable-reels': cableReels,
  papers,
  'exhibition-hall': exhibitionHall,
  pavilion,
  'skyline-needle': skyline('mist', needleTower),
  'skyline-stepped': skyline('sand', steppedTower),
  'skyline-domed': skyline('sand', domedHall),
  'skyline-twin': skyline('night', twinTowers),
} satisfies Record<string, SolidScene>

const charts = {
  'price-line': priceLine('paper'),
  'price-line-night': priceLine('night'),
  'bar-chart': barChart('sand'),
  'flow-curves': flowCurves('mist'),
  'stress-curves': stressCurves('paper'),
  'trade-map': tradeMap('paper'),
  'trade-map-night': tradeMap('night'),
} satisfies Record<string, Chart>

export type SceneName = keyof typeof solidScenes | keyof typeof charts

const size = { width: 1600, height: 900 }
const isChart = (name: SceneName): name is keyof typeof charts => name in charts

export function drawScene(name: SceneName, seed: number) {
  const random = randomFrom(seed)
  if (isChart(name)) {
    const { mood, paint } = charts[name]
    return svgOf(size.width, size.height, paintBackdrop(mood, size.width, size.height), paint(random))
  }
  const scene: SolidScene = solidScenes[name]
  const margin = scene.margin ?? 90
  const frame = { x: margin, y: margin, width: size.width - margin * 2, height: size.height - margin * 2 }
  return svgOf(
    size.width,
    size.height,
    paintBackdrop(scene.mood, size.width, size.height),
    paintScene(scene, random, frame),
  )
}

export type SolidSceneName = keyof typeof solidScenes

/** The solids of a scene alone, for pictures with another ground. */
export const paintNamedScene = (name: SolidSceneName, seed: number, frame: Frame) =>
  paintScene(solidScenes[name], randomFrom(seed), frame)

function paintScene(scene: SolidScene, random: Random, frame: Frame) {
  const { line, shadow } = grounds[scene.mood]
  const azimuth = scene.azimuth + random.between(-4, 4)
  const elevation = scene.elevation + random.between(-2, 3)
  return paintSolids(scene.build(random), { azimuth, elevation, frame, line, shadow })
}
