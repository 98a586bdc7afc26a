import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { codesOf, endpointsOf, type Contract, type Endpoint } from './endpoint.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, object>; required?: string[] }

const file = { type: 'string', format: 'binary' } as const

const jsonSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'file' ? file : undefined),
  }) as JsonSchema
  return rest
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const envelope = (data: JsonSchema) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer', description: '0 is success' }, msg: { type: 'string' }, data },
})

const parametersOf = (endpoint: Endpoint, input: JsonSchema) =>
  Object.entries(input.properties ?? {})
    .map(([name, schema]) => ({
      name,
      in: endpoint.path.includes(`{${name}}`) ? 'path' : 'query',
      required: endpoint.path.includes(`{${name}}`) || (input.required ?? []).includes(name),
      schema,
    }))
    .filter(({ in: place }) => place === 'path' || endpoint.method === 'GET')

/** The permissions stand where OpenAPI names the roles that a call needs; an open call can go without a token. */
function securityOf(endpoint: Endpoint) {
  const codes = codesOf(endpoint)
  if (endpoint.access !== 'open') return [{ token: codes }]
  return codes.length > 0 ? [{}, { token: codes }] : []
}

function operationOf(name: string, endpoint: Endpoint) {
  const input = jsonSchema(endpoint.input, 'input')
  const body = endpoint.fileBytes ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint, input), ...(endpoint.creates ? [idempotencyKey] : [])],
    ...(endpoint.method === 'POST' && { requestBody: { content: { [body]: { schema: input } } } }),
    responses: {
      200: {
        description: 'Success (code 0) or a business refusal (other codes)',
        content: endpoint.type
          ? { [endpoint.type]: {} }
          : { 'application/json': { schema: envelope(jsonSchema(endpoint.output, 'output')) } },
      },
    },
  }
}

/** The whole contract as an OpenAPI 3.1 document; paths are relative to `apiBase`. */
export function openApi(contract: Contract, apiBase: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name, endpoint } of endpointsOf(contract))
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint)
  return {
    openapi: '3.1.0',
    info: { title: 'PolyHarbor', version: '1.0.0' },
    servers: [{ url: apiBase }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    paths,
  }
}
