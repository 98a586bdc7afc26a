import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Challenge } from '../challenge.ts'

interface Work {
  /** Which challenge it belongs to: a form that comes back brings another. */
  signature: string
  proof?: string
  failed?: boolean
}

/** Works on a challenge while the visitor types. A form that is sent earlier waits for it. */
export function useProof(place: RefObject<HTMLElement | null>, challenge: Challenge, wanted: boolean) {
  const [work, setWork] = useState<Work>()
  const { signature } = challenge
  const { proof = '', failed = false } = work?.signature === signature ? work : {}
  useEffect(() => {
    if (!wanted) return
    const stop = solveAside(challenge, (outcome) => setWork({ signature, ...outcome }))
    return stop
    // The signature stands for the whole challenge.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [signature, wanted])
  const waits = useHeldForm(place, wanted && !failed && !proof)
  return { proof, failed, waits }
}

function solveAside(challenge: Challenge, done: (outcome: { proof: string } | { failed: true }) => void) {
  const fail = () => done({ failed: true })
  try {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => done({ proof: data }))
    worker.addEventListener('error', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(challenge)
    return () => worker.terminate()
  } catch {
    // A browser without workers.
    fail()
    return undefined
  }
}

/** While `held`, the form is not sent; what was pressed meanwhile is pressed again afterwards. */
function useHeldForm(place: RefObject<HTMLElement | null>, held: boolean): boolean {
  const pressed = useRef<HTMLElement>(null)
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !held) return
    const hold = (event: SubmitEvent) => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.value === 'renew') return
      event.preventDefault()
      pressed.current = event.submitter
      setWaits(true)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [place, held])
  useEffect(() => {
    if (held || !waits) return
    setWaits(false)
    const form = place.current?.closest('form')
    // In a turn of its own: React draws between two listeners of one event, and a form that is being sent hears nothing.
    setTimeout(() => form?.requestSubmit(pressed.current))
  }, [place, held, waits])
  return waits
}
