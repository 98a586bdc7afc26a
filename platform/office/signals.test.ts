// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { askToPopUp, isOn, signal, turn } from './signals.ts'

// jsdom has neither; what the browser is asked for is written down.
const shown: string[] = []
const sounds: string[] = []

class Popup extends EventTarget {
  static permission = 'default'
  static requestPermission = () => Promise.resolve((Popup.permission = 'granted'))
  constructor(text: string) {
    super()
    shown.push(text)
  }
}

const node = () => ({
  frequency: {},
  gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  connect: (next: unknown) => next,
  start: () => sounds.push('tone'),
  stop: () => undefined,
})
class Audio {
  currentTime = 0
  createOscillator = node
  createGain = node
  close = () => Promise.resolve()
}

beforeEach(() => {
  shown.length = sounds.length = 0
  Popup.permission = 'default'
  localStorage.clear()
  vi.stubGlobal('Notification', Popup)
  vi.stubGlobal('AudioContext', Audio)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const lookAway = (away: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(away)

test('nothing sounds or pops up until somebody wants it', () => {
  lookAway(true)
  signal('New enquiry', to.office.enquiries())
  expect([shown, sounds]).toEqual([[], []])
})

test('a sound that is wanted comes at once', () => {
  lookAway(false)
  turn('sound', true)
  signal('New enquiry', to.office.enquiries())
  expect([shown, sounds]).toEqual([[], ['tone', 'tone']])
})

test('a notification comes where the browser allows it and nobody looks at the page', async () => {
  turn('popup', true)
  expect(isOn('popup')).toBe(false)
  expect(await askToPopUp()).toBe(true)
  for (const away of [false, true]) {
    lookAway(away)
    signal('New enquiry', to.office.enquiries())
  }
  expect([shown, sounds]).toEqual([['New enquiry'], []])
})
