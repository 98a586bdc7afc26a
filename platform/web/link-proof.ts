// Names under which the link of a mail carries what it proves.
const names = ['token', 'unsubscribe'] as const

export const hasProof = (search: string) => /[?&](?:token|unsubscribe)=/.test(search)

/** The query without what lets its reader in. */
export function withoutProof(search: string): string {
  if (!hasProof(search)) return search
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/** The address that a form was on before its proof was taken out of sight; the form brings it along. */
export function withProof(url: URL, form: FormData): URL {
  const whole = new URL(url)
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== '') whole.searchParams.set(name, value)
  }
  return whole
}

/** What an entry of the browser's history keeps instead, so that a reload still finds the page. */
export interface Kept {
  proof?: string
}

/** Runs before anything else of a document: nobody reads the proof off the screen, the history or a screenshot. */
export const hideProof = `{const s=location.search,q=new URLSearchParams(s),k=history.state;q.delete('token');q.delete('unsubscribe');if(q.size<new URLSearchParams(s).size)history.replaceState({...k,proof:s},'',location.pathname+(q.size?'?'+q:'')+location.hash);else if(k?.proof)location.replace(location.pathname+k.proof)}`
