import { expect, test } from 'vitest'
import { tableTypes } from './table-types.ts'
import { createTestDatabase } from './test-database.ts'

test('db/tables.ts has the types of the migrated database', async () => {
  const types = await tableTypes(await createTestDatabase())
  await expect(types, '`npm run tables` writes it anew').toMatchFileSnapshot('../db/tables.ts')
})
