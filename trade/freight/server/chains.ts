import type { DeliveryTerm } from '#trade/delivery-terms/server/shared-queries.ts'
import { samePlace, type Lane, type LaneStep, type Place } from '#trade/lanes/lane.ts'

/** What a term makes the seller pay. */
export type Duties = Pick<DeliveryTerm, 'includes' | 'toDoor'>

/** A step of the way with the lanes that serve it; without one it is on enquiry. */
export interface Leg {
  step: LaneStep
  to: Place
  lanes: Lane[]
}

const leg = (lanes: readonly Lane[], step: LaneStep, from: Place, to: Place): Leg => ({
  step,
  to,
  lanes: lanes.filter(
    (lane) => lane.step === step && samePlace(lane.to, to) && (lane.from === null || samePlace(lane.from, from)),
  ),
})

/** The ways on which goods reach a place under a term, each a chain of legs. */
export function chainsTo(lanes: readonly Lane[], from: Place, { includes, toDoor }: Duties, place: Place): Leg[][] {
  const has = (name: (typeof includes)[number]) => includes.includes(name)
  const legs = (...wanted: (Leg | false)[]) => wanted.filter((each) => each !== false)
  const atEnd = legs(
    has('insurance') && leg(lanes, 'insurance', from, place),
    has('duty') && leg(lanes, 'duty', from, place),
  )
  const toPort = (port: Place) =>
    legs(has('place') && leg(lanes, 'inland', from, port), has('port') && leg(lanes, 'port', from, port))
  if (!has('freight')) return [[...toPort(place), ...atEnd]]
  const byPorts = voyages(lanes, place, Boolean(toDoor)).map(({ port, arrival }) => [
    ...toPort(port),
    leg(lanes, 'freight', port, arrival),
    ...legs(Boolean(toDoor) && leg(lanes, 'onward', arrival, place)),
    ...atEnd,
  ])
  if (!toDoor) return byPorts.length > 0 ? byPorts : [[leg(lanes, 'freight', from, place), ...atEnd]]
  const whole = [leg(lanes, 'delivery', from, place), ...atEnd]
  const ports = has('place') || has('port') ? byPorts : []
  return ports.length > 0 && whole[0]?.lanes.length === 0 ? ports : [whole, ...ports]
}

interface Voyage {
  port: Place
  arrival: Place
}

/** Pairs of ports by which a place is reached. */
export function voyages(lanes: readonly Lane[], place: Place, toDoor: boolean): Voyage[] {
  const leadsOn = (arrival: Place) => leg(lanes, 'onward', arrival, place).lanes.length > 0
  const found: Voyage[] = []
  for (const { step, from, to } of lanes) {
    if (step !== 'freight' || !from) continue
    if (!(toDoor ? leadsOn(to) : samePlace(to, place))) continue
    if (!found.some(({ port, arrival }) => samePlace(port, from) && samePlace(arrival, to)))
      found.push({ port: from, arrival: to })
  }
  return found
}
