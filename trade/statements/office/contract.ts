import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { period, Statement } from '../contract.ts'

export const statements = {
  info: operatorGet('/operator/statements/info', {
    permission: 'money.read',
    input: v.object({ id: Id, ...period }),
    output: Statement,
  }),
}
