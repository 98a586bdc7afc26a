import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { identityOf, makeSecret, readIdentities, readRecipient, writeRecipient, writeSecret } from './age-keys.ts'
import { decrypt, encrypt } from './age.ts'

async function* inPieces(bytes: Uint8Array, size = 50_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const own = identityOf(makeSecret())
const sealed = (length: number) => buffer(encrypt(inPieces(Buffer.alloc(length, 'a')), [own.recipient]))
const opened = (bytes: Uint8Array, by = own) => buffer(decrypt(inPieces(bytes), [by]))

test('what the program age has written is read', async () => {
  const [key] =
    readIdentities(`# created: 2026-11-17T20:22:53Z
# public key: age1z4lvmkmw6wwqgn3nsgjw5zrgn3gtrsmmhsysge4x6xjgchyhcvkqz4kjmw
AGE-SECRET-KEY-1Y3D3UW26V6TZUJ7063AR2EQGYZN9K3VMJKR0MXGZP6L392GY88UQK7J0LD
`) ?? []
  expect(key && writeRecipient(key.recipient)).toBe('age1z4lvmkmw6wwqgn3nsgjw5zrgn3gtrsmmhsysge4x6xjgchyhcvkqz4kjmw')
  const file = Buffer.from(
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBoaUF3bU9uMWxzbE5xRmlYcGZtcUE4MjQ5VzRiUWJTYlJHK050VThTZDEwCkxzRXJwamtWQ0lHQWRLRHEzNTROTnBiRFJjWXBuTk5aVnIyOUs4L3FRR2cKLS0tIDJGY3VIUE81SVhxN0g1Z1NocDRRZWhncGQ3Vktmc3lMTHQxOUxkdUZCbmsKoo+xqS99ixD1OvgJK9vxXKW2Ov+pLh56xYmg2pJBOcwdSngLDCyI',
    'base64',
  )
  expect(String(await opened(file, key))).toBe('pellets')
})

test.each([0, 1, 65_535, 65_536, 65_537, 131_072])('%i bytes come back as they were', async (length) => {
  expect((await opened(await sealed(length))).equals(Buffer.alloc(length, 'a'))).toBe(true)
})

test('either of two recipients reads it, and nobody else', async () => {
  const other = identityOf(makeSecret())
  const file = await buffer(encrypt(inPieces(Buffer.from('secret')), [own.recipient, other.recipient]))
  expect([String(await opened(file)), String(await opened(file, other))]).toEqual(['secret', 'secret'])
  await expect(opened(file, identityOf(makeSecret()))).rejects.toMatchObject({ reason: 'other key' })
})

test('a file that was cut off anywhere, changed, or put together from parts is not read', async () => {
  const file = await sealed(131_072)
  const start = file.length - 2 * (65_536 + 16)
  const [first, second] = [file.subarray(start, start + 65_552), file.subarray(start + 65_552)]
  const changed = (at: number) => {
    const copy = Buffer.from(file)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const wrong = [
    file.subarray(0, 0),
    file.subarray(0, 100),
    file.subarray(0, start),
    file.subarray(0, start + 65_552),
    file.subarray(0, -1),
    Buffer.concat([file, Buffer.from('x')]),
    Buffer.concat([file.subarray(0, start), second, first]),
    Buffer.concat([file.subarray(0, start), second]),
    changed(5),
    changed(start - 1),
    changed(start - 30),
    changed(start + 70_000),
    changed(file.length - 1),
  ]
  for (const bytes of wrong) await expect(opened(bytes)).rejects.toMatchObject({ name: 'NotReadable' })
})

test('keys are written as they are read, and a wrong letter is found', () => {
  const secret = makeSecret()
  const text = writeSecret(secret)
  const [identity] = readIdentities(`${text}\n`) ?? []
  expect(identity?.recipient.bytes).toEqual(identityOf(secret).recipient.bytes)
  const recipient = writeRecipient(own.recipient)
  expect(readRecipient(recipient)?.bytes).toEqual(own.recipient.bytes)
  const swapped = recipient.replace(/.$/, (letter) => (letter === 'q' ? 'p' : 'q'))
  expect([readRecipient(swapped), readRecipient(text), readRecipient('age1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([readIdentities(''), readIdentities(`${text}\nnonsense`)]).toEqual([undefined, undefined])
})

test('a head of which any letter was changed is not read', async () => {
  const file = await sealed(10)
  const head = file.indexOf('---')
  for (let at = 0; at < head; at++) {
    const changed = Buffer.from(file)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(opened(changed)).rejects.toMatchObject({ name: 'NotReadable' })
  }
})
