import type { Handlers } from '#platform/server/api/context.ts'
import { searchBookings } from '../server/queries.ts'
import type { bookings } from './contract.ts'

export const bookingHandlers: Handlers<typeof bookings> = {
  list: (filter, { db }) => searchBookings(db.reports, filter),
}
