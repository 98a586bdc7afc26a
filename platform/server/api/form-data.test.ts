import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { formBody } from '#testing/form-body.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const { app, db, request, config } = await testApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const url = `${config.apiBase}/oss/upload`
const token = async () => aSession(db, await aMember(db))
const boundary = 'multipart/form-data; boundary=x'
const part = (name: string, rest: string) => `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`
const pdfPart = part('file', '; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7')

const send = async (fields: [string, string | File][], headers: Record<string, string> = {}) => {
  const body = await formBody(fields)
  return request({
    method: 'POST',
    url,
    payload: body.payload,
    headers: { ...body.headers, token: await token(), ...headers },
  })
}
const sendRaw = async (payload: string, type = boundary) =>
  request({ method: 'POST', url, payload, headers: { 'content-type': type, token: await token() } })

describe('a form', () => {
  test('is read by the upload call', async () =>
    expect((await send([['file', aPdf()]])).json()).toMatchObject({ code: 0 }))

  test('is read by no other call, and by no page', async () => {
    const body = await formBody([['account', 'a']])
    for (const address of [`${config.apiBase}/customer/login`, to.signIn()])
      expect((await request({ method: 'POST', url: address, ...body })).statusCode, address).toBeGreaterThanOrEqual(400)
    expect((await request({ method: 'POST', url: `${config.apiBase}/customer/login`, ...body })).statusCode).toBe(415)
  })

  test.each([
    [
      'two files',
      [
        ['file', aPdf()],
        ['other', aPdf()],
      ],
      413,
    ],
    [
      'the same field twice',
      [
        ['kind', 'picture'],
        ['kind', 'attachment'],
        ['file', aPdf()],
      ],
      400,
    ],
    [
      'a field of 2 kB',
      [
        ['kind', 'x'.repeat(2_000)],
        ['file', aPdf()],
      ],
      400,
    ],
    [
      'a field that every object has',
      [
        ['__proto__', 'x'],
        ['file', aPdf()],
      ],
      400,
    ],
    [
      'ten fields',
      [...Array.from({ length: 10 }, (_, index): [string, string] => [`f${index}`, '1']), ['file', aPdf()]],
      413,
    ],
  ] as [string, [string, string | File][], number][])('with %s is refused', async (_, fields, status) => {
    const answer = await send(fields)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: status, data: null })
  })

  test.each([
    [
      'a kind that does not exist',
      [
        ['kind', 'svg'],
        ['file', aPdf()],
      ],
      'kind',
    ],
    ['no file', [['kind', 'picture']], 'file'],
    ['a text where the file should be', [['file', 'hello']], 'file'],
    ['the file in another field', [['upload', aPdf()]], 'file'],
  ] as [string, [string, string | File][], string][])('with %s is refused by its field', async (_, fields, field) => {
    expect((await send(fields)).json()).toMatchObject({
      code: 40400,
      data: { fields: { [field]: expect.any(String) } },
    })
  })

  test.each([
    ['without a boundary', pdfPart, 'multipart/form-data'],
    ['with another boundary', pdfPart, 'multipart/form-data; boundary=y'],
    ['that ends in the middle of a file', pdfPart, boundary],
    ['that ends in the middle of a header', part('file', '').slice(0, 30), boundary],
    ['of nonsense', 'nonsense', boundary],
  ])('%s is refused, and is no error of ours', async (_, payload, type) => {
    expect((await sendRaw(payload, type)).statusCode).toBe(400)
  })

  test('in a name that no database can hold is stored under another', async () => {
    const name = 'a\0b\ud800\r\nset-cookie: x.pdf'
    expect((await send([['file', aPdf(name)]])).json()).toMatchObject({
      code: 0,
      data: { name: expect.stringMatching(/^[^\0\r\n]+\.pdf$/) },
    })
  })

  test('is not even read from who is not signed in', async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    // The body never comes; the answer does.
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${boundary}\r\ncontent-length: 5000\r\n\r\n`,
    )
    expect(await text(socket)).toContain('401')
  })

  test('is refused by its length before its body comes', async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntoken: ${await token()}\r\ncontent-type: ${boundary}\r\ncontent-length: 9000000000\r\n\r\n`,
    )
    expect(await text(socket)).toContain('413')
  })
})

test('one member uploads two files at a time, and everybody together eight', async () => {
  const begin = async (mine: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\ntoken: ${mine}\r\ncontent-type: ${boundary}\r\ncontent-length: 5000\r\n\r\n${pdfPart}`,
    )
    return socket
  }
  const wait = () => new Promise((resolve) => setTimeout(resolve, 150))
  const body = await formBody([['file', aPdf()]])
  const attempt = async (mine: string) =>
    (await request({ method: 'POST', url, payload: body.payload, headers: { ...body.headers, token: mine } }))
      .statusCode
  const tokens = await Promise.all([token(), token(), token(), token()])
  const [first] = tokens
  const sockets = [await begin(first), await begin(first)]
  await wait()
  expect([await attempt(first), await attempt(await token())]).toEqual([429, 200])
  for (const mine of tokens.slice(1)) sockets.push(await begin(mine), await begin(mine))
  await wait()
  expect(await attempt(await token())).toBe(503)
  // Who goes away makes room.
  sockets.forEach((socket) => socket.destroy())
  await wait()
  expect(await attempt(first)).toBe(200)
})
