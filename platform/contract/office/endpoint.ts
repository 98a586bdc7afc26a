import type * as v from 'valibot'
import { get, post, type Declaration, type Endpoint } from '../endpoint.ts'
import type { OperatorPermission } from './permissions.ts'

interface OperatorDeclaration<Input, Output> extends Omit<
  Declaration<Input, Output, 'operator', undefined>,
  'access' | 'permission'
> {
  permission: OperatorPermission
  ofShop?: true
}

type Nothing = ReturnType<typeof get<'operator'>>['input']
type NoAnswer = ReturnType<typeof get<'operator'>>['output']

/** A call that looks. It changes nothing, not even what the operator has seen. */
export const operatorGet = <Input extends v.GenericSchema = Nothing, Output extends v.GenericSchema = NoAnswer>(
  path: `/operator/${string}`,
  { permission, ofShop, ...declaration }: OperatorDeclaration<Input, Output>,
): Endpoint<Input, Output, 'operator', OperatorPermission> => ({
  ...get<'operator', Input, Output>(path, { access: 'operator', ...declaration }),
  permission,
  ofShop,
})

/** A call that changes something, and is found in the audit afterwards. */
export const operatorPost = <Input extends v.GenericSchema = Nothing, Output extends v.GenericSchema = NoAnswer>(
  path: `/operator/${string}`,
  { permission, ofShop, ...declaration }: OperatorDeclaration<Input, Output>,
): Endpoint<Input, Output, 'operator', OperatorPermission> => ({
  ...post<'operator', Input, Output>(path, { access: 'operator', ...declaration }),
  permission,
  ofShop,
})
