import { describe, expect, test } from 'vitest'
import { codesOf, endpointsOf } from './endpoint.ts'
import { contract } from '#site/contract.ts'
import { openApi } from './openapi.ts'

interface Operation {
  operationId: string
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { type: string } }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
}
interface Schema {
  type?: string
  required?: string[]
  properties?: Record<string, object>
}

// Through JSON, as clients get it.
const document = JSON.parse(JSON.stringify(openApi(contract, '/base'))) as ReturnType<typeof openApi>
const operationOf = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()] as Operation
const endpoints = endpointsOf(contract).map(({ name, endpoint }) => ({
  name,
  endpoint,
  operation: operationOf(endpoint.method, endpoint.path),
}))

describe('the OpenAPI document', () => {
  test('names version, title, server and the token header', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: '/base' }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    })
  })

  test('has as many operations as the contract, each with a name of its own', () => {
    const names = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Operation>))
    expect(new Set(names.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
    expect(names).toHaveLength(endpoints.length)
  })

  test.each(endpoints)('describes $name', ({ name, endpoint, operation }) => {
    expect(operation.operationId).toBe(name)
    const codes = codesOf(endpoint)
    const visitors = codes.length > 0 ? [{}, { token: codes }] : []
    expect(operation.security).toEqual(endpoint.access === 'open' ? visitors : [{ token: codes }])
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => parameter.name)).toEqual(endpoint.path.match(/(?<=\{)\w+(?=\})/g) ?? [])
    for (const parameter of inPath) expect(parameter.required).toBe(true)
    expect(Boolean(operation.requestBody)).toBe(endpoint.method === 'POST')
    const content = operation.responses['200']?.content ?? {}
    expect(Object.keys(content)).toEqual([endpoint.type ?? 'application/json'])
    const envelope = { type: 'object', required: ['code', 'msg', 'data'] }
    if (!endpoint.type) expect(content['application/json']?.schema).toMatchObject(envelope)
  })

  test('names the permissions that a call asks for', () => {
    const security = (method: string, path: string) => operationOf(method, path).security
    expect(security('POST', '/customer/order/invalidOrder')).toEqual([{ token: ['order.cancel'] }])
    expect(security('POST', '/customer/quote/accept')).toEqual([{ token: ['quote.accept', 'order.place'] }])
    expect(security('POST', '/common/enquiry/save')).toEqual([{}, { token: ['enquiry.send'] }])
  })

  test('gives every parameter a schema that says something', () => {
    const silent = endpoints.flatMap(({ name, operation }) =>
      operation.parameters.filter(({ schema }) => Object.keys(schema).length === 0).map((p) => `${name} ${p.name}`),
    )
    expect(silent).toEqual([])
  })
})
