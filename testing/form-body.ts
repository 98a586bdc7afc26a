/** A form as a browser sends it. */
export async function formBody(fields: [name: string, value: string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}

/** JSON, or a form when a file is among the values. */
export const bodyOf = async (
  values: Record<string, unknown>,
): Promise<{ headers: Record<string, string>; payload: object }> =>
  Object.values(values).some((value) => value instanceof File)
    ? formBody(Object.entries(values) as [string, string | File][])
    : { headers: {}, payload: values }
