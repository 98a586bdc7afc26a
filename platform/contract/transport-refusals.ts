/** Refusals that are an HTTP status: all that a browser has to name by itself, since the others come with their words. */
export const transportRefusals = {
  MALFORMED: { code: 400, status: 400 },
  SIGN_IN_FIRST: { code: 401, status: 401 },
  FORBIDDEN: { code: 403, status: 403 },
  UNKNOWN_CALL: { code: 404, status: 404 },
  REQUEST_TIMEOUT: { code: 408, status: 408 },
  IN_FLIGHT: { code: 409, status: 409 },
  TOO_LARGE: { code: 413, status: 413 },
  UNSUPPORTED_TYPE: { code: 415, status: 415 },
  KEY_REUSED: { code: 422, status: 422 },
  TOO_MANY: { code: 429, status: 429 },
  FAILED: { code: 500, status: 500 },
  NOT_IMPLEMENTED: { code: 501, status: 501 },
  BAD_GATEWAY: { code: 502, status: 502 },
  OVERLOADED: { code: 503, status: 503 },
  GATEWAY_TIMEOUT: { code: 504, status: 504 },
  HTTP_VERSION: { code: 505, status: 505 },
} as const

export type TransportRefusal = keyof typeof transportRefusals
