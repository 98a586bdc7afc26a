/** Something that takes time within a request, or begins by itself as a job does. */
export interface Step {
  kind: 'statement' | 'call' | 'job'
  /** Of a statement its text, without values. */
  name: string
}

type Tracer = <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>

let current: Tracer | undefined

/** Nobody traces unless spans are sent; without them the work is done and nothing else. */
export const traceBy = (by: Tracer | undefined) => void (current = by)
export const traced: Tracer = (step, work) => (current ? current(step, work) : work())
