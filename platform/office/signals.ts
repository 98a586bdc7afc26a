/** What this browser does when something arrives; kept here, because each browser is asked by itself. */
type Signal = 'sound' | 'popup'

const keyOf = (kind: Signal) => `office.${kind}`

export const isOn = (kind: Signal) => localStorage.getItem(keyOf(kind)) === '1' && (kind === 'sound' || mayPopUp())

export function turn(kind: Signal, on: boolean) {
  if (on) localStorage.setItem(keyOf(kind), '1')
  else localStorage.removeItem(keyOf(kind))
}

const mayPopUp = () => 'Notification' in window && Notification.permission === 'granted'

/** Only a press of a button asks. */
export async function askToPopUp(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Two short tones; made here, so that nothing is loaded for it. */
export function playSound() {
  const audio = new AudioContext()
  for (const [at, pitch] of [
    [0, 880],
    [0.16, 1175],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.15, audio.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.15)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.15)
  }
  setTimeout(() => void audio.close(), 1_000)
}

/** The sound at once, the notification where nobody looks at the page. Several windows show one. */
export function signal(text: string, address: string) {
  if (isOn('sound')) playSound()
  if (!isOn('popup') || !document.hidden) return
  const shown = new Notification(text, { tag: 'office' })
  shown.addEventListener('click', () => {
    window.focus()
    location.assign(address)
    shown.close()
  })
}
