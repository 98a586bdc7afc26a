import { OrderStatus } from '#platform/contract/enums.ts'
import type { Known, Sent, World } from './known.ts'
import type { Move, Step } from './move.ts'

const kinds = ['product', 'lot'] as const
type Goods = (typeof kinds)[number]
const ended: readonly number[] = [OrderStatus.cancelled, OrderStatus.closed]
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const isOf = (goods: Goods, { lotId }: { lotId: number | null }) => (lotId === null ? 'product' : 'lot') === goods

/** Free, or ordered and not gone yet. */
const onHand = ({ stock, orders }: World, goods: Goods) =>
  stock[goods] +
  sum(
    orders
      .filter(({ status }) => !ended.includes(status))
      .flatMap(({ lines }) => lines.filter((line) => isOf(goods, line)))
      .map(({ kilograms, shipped }) => kilograms - shipped),
  )

/** In the main warehouse and in the other one; together they are all that there is. */
export const placesOf = (world: World) =>
  Object.fromEntries(kinds.map((goods) => [goods, [mainKg(world, goods), world.elsewhere[goods]]]))
const mainKg = (world: World, goods: Goods) => onHand(world, goods) - world.elsewhere[goods]

const loadOf = ({ lines }: Known, loads: readonly number[], goods: Goods) =>
  sum(lines.map((line, at) => (isOf(goods, line) ? (loads[at] ?? 0) : 0)))

type Loaded = Pick<Sent, 'loads' | 'there'>
const nothing: Loaded = { loads: [], there: false }

/** What leaves lies where it is taken from, and of what is elsewhere nothing leaves the main warehouse. */
export const canLoad = (world: World, order: Known, now: Loaded, before: Loaded = nothing) =>
  kinds.every((goods) => {
    const [load, back] = [loadOf(order, now.loads, goods), loadOf(order, before.loads, goods)]
    const elsewhere = world.elsewhere[goods] + (before.there ? back : 0) - (now.there ? load : 0)
    return elsewhere >= 0 && elsewhere <= Math.max(onHand(world, goods) + back - load, 0)
  })

/** Taken from where it lies, or with a minus put back there. */
export function takeFrom(world: World, order: Known, { loads, there }: Loaded, times: 1 | -1) {
  if (there) for (const goods of kinds) world.elsewhere[goods] -= times * loadOf(order, loads, goods)
}

/** Goods change their place, at times one kilogram more than lies there. */
const moving = (back: boolean): Step => {
  const goodsOf = ({ line }: Move): Goods => kinds[line] ?? 'product'
  const thereKg = (world: World, move: Move) =>
    back ? world.elsewhere[goodsOf(move)] : Math.max(0, mainKg(world, goodsOf(move)))
  const wanted = (world: World, move: Move) =>
    move.share > 90 ? thereKg(world, move) + 1 : Math.max(1, Math.round((thereKg(world, move) * move.share) / 100))
  return {
    from: Object.values(OrderStatus),
    may: (_, move, world) => wanted(world, move) <= thereKg(world, move),
    act(_, move, world) {
      const { productId, lotId } = world.goods
      const goods = { id: productId, lotId: goodsOf(move) === 'lot' ? lotId : undefined }
      const places = back ? { fromId: world.warehouseId } : { toId: world.warehouseId }
      return world.keeper.stockMoves.move({ ...goods, ...places, kilograms: wanted(world, move), reason: 'x' })
    },
    follow(_, move, world) {
      world.elsewhere[goodsOf(move)] += (back ? -1 : 1) * wanted(world, move)
    },
  }
}

export const placeSteps: Record<string, Step> = { moveThere: moving(false), moveBack: moving(true) }
