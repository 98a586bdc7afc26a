import { Refusal } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ShipmentFacts } from '../shipment.ts'
import { isPast } from './queries.ts'

/** Nothing arrives before it was loaded, and no arrival lies ahead: that would be the expected day. */
export async function refuseWrongDays(db: Db, { loadedOn, etd, eta, deliveredOn }: ShipmentFacts): Promise<void> {
  const wrong = (field: string, says: string) => new Refusal('INVALID_INPUT', { fields: { [field]: says } })
  if (etd && eta && eta < etd) throw wrong('eta', 'adminShipments.etaBeforeEtd')
  if (deliveredOn && loadedOn && deliveredOn < loadedOn) throw wrong('deliveredOn', 'adminShipments.deliveredFirst')
  if (deliveredOn && !(await isPast(db, deliveredOn))) throw wrong('deliveredOn', 'adminShipments.deliveredAhead')
}
