import type { Position } from '#platform/reference-data/position.ts'

/** Degrees east and north of the cities that demo shops and exhibitions are in. */
const positions: Record<string, readonly [longitude: number, latitude: number]> = {
  Baoding: [115.46, 38.87],
  Bangkok: [100.5, 13.75],
  Basel: [7.59, 47.56],
  Beijing: [116.4, 39.9],
  Birmingham: [-1.9, 52.48],
  Butterworth: [100.37, 5.4],
  Cangzhou: [116.84, 38.3],
  Chongqing: [106.55, 29.56],
  Cologne: [6.96, 50.94],
  Dongguan: [113.75, 23.02],
  Dubai: [55.27, 25.2],
  Enschede: [6.89, 52.22],
  Foshan: [113.12, 23.02],
  Friedrichshafen: [9.48, 47.65],
  Guangzhou: [113.26, 23.13],
  Hamburg: [9.99, 53.55],
  Hefei: [117.23, 31.82],
  'Ho Chi Minh City': [106.7, 10.78],
  Huizhou: [114.42, 23.11],
  Istanbul: [28.98, 41.01],
  León: [-101.68, 21.12],
  Lianyungang: [119.22, 34.6],
  Linyi: [118.36, 35.1],
  Nanjing: [118.8, 32.06],
  Ningbo: [121.55, 29.87],
  Orlando: [-81.38, 28.54],
  Qingdao: [120.38, 36.07],
  Shanghai: [121.47, 31.23],
  Shenzhen: [114.06, 22.54],
  'Si Racha': [100.93, 13.17],
  Singapore: [103.82, 1.35],
  Suzhou: [120.58, 31.3],
  Taizhou: [121.42, 28.66],
  Tianjin: [117.2, 39.13],
  Vienna: [16.37, 48.21],
  Wuxi: [120.31, 31.49],
  Xiamen: [118.09, 24.48],
}

export function positionOf(cityEn: string): Position {
  const found = positions[cityEn]
  if (!found) throw new Error(`Where ${cityEn} is, is not said.`)
  return { longitude: found[0], latitude: found[1] }
}
