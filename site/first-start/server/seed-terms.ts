import type { Db } from '#platform/server/database/database.ts'
import { codesOf, typesWithoutParts } from './queries.ts'
import { insertRows, named } from './shared-queries.ts'
import { carriers } from './vocabulary/carriers.ts'
import { deliveryTerms } from './vocabulary/delivery-terms.ts'
import { paymentTypes } from './vocabulary/payment-types.ts'

/** How goods are paid and delivered. What an installation has under a code keeps its names. */
export async function seedTerms(db: Db) {
  const [knownTypes, knownTerms] = [await codesOf(db, 'payment_type'), await codesOf(db, 'delivery_term')]
  const missing = <Seed extends { code: string }>(seeds: readonly Seed[], known: readonly string[]) =>
    seeds.flatMap((seed, at) => (known.includes(seed.code) ? [] : [{ seed, at }]))
  await insertRows(
    db,
    'payment_type',
    missing(paymentTypes, knownTypes).map(({ seed, at }) => ({
      ...named(seed, at),
      code: seed.code,
      pay_method: seed.payMethod,
      version: 1,
      active: true,
    })),
  )
  await insertRows(
    db,
    'payment_type_part',
    (await typesWithoutParts(db)).flatMap(({ id, code }) =>
      partsOf(code).map((part, at) => ({ payment_type_id: id, position: at + 1, ...part })),
    ),
  )
  await insertRows(
    db,
    'delivery_term',
    missing(deliveryTerms, knownTerms).map(({ seed, at }) => ({
      ...named(seed, at),
      code: seed.code,
      needs_place: seed.needsPlace,
      includes: seed.includes,
      to_door: seed.toDoor ?? false,
      version: 1,
      active: true,
    })),
  )
}

export const seedCarriers = (db: Db) =>
  insertRows(
    db,
    'carrier',
    carriers.map((carrier, at) => ({
      ...named(carrier, at),
      tracking_url: carrier.trackingUrl,
      version: 1,
      active: true,
    })),
  )

/** Of a type that an installation made by itself nothing is known: it is paid in advance. */
const partsOf = (code: string) =>
  paymentTypes.find((type) => type.code === code)?.parts ?? [
    { share: 100, due: 'atOrder', days: null, secured: 'money' },
  ]
