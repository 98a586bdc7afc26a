import * as v from 'valibot'

/** Where spans are sent, by the variables that every collector's manual names. */
export interface TracingSettings {
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Which part of the traces is sent, from 0 to 1. */
  share: number
}

/** As `key=value,key=value`, values encoded as in addresses. */
const Headers = v.pipe(
  v.string(),
  v.regex(/^(?:[\w-]+=[^,]*(?:,(?!$)|$))+$/, 'must look like key=value,key=value'),
  v.transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
      }),
    ),
  ),
)

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.regex(/^https?:/, 'must start with http:// or https://'),
      v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(Headers),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'polyharbor'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(1)), '1'),
}
type TracingVariables = v.InferOutput<v.ObjectSchema<typeof tracingVariables, undefined>>

export const tracingSettingsOf = (env: TracingVariables): TracingSettings | undefined =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        serviceName: env.OTEL_SERVICE_NAME,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      }
