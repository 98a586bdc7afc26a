import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import type { UploadSettings } from '#platform/server/files/upload-settings.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { formBody } from '#testing/form-body.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const usual = testConfig().uploads
const { db } = await testApp()
await aContact(db)
beforeEach(() => db.run(sql`delete from budget`))

/** A site that listens, with some of its limits made small. */
async function aSite(uploads: Partial<UploadSettings>) {
  const site = await testApp({ db, config: { trustProxy: ['127.0.0.1'], uploads: { ...usual, ...uploads } } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const guestPath = `${site.config.apiBase}/common/oss/upload`
  const body = await formBody([['file', aPdf()]])
  return {
    /** Begins a form that says nothing of its length. */
    async begin(path = guestPath, headers: Record<string, string> = {}) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      const lines = Object.entries({
        host: 'x',
        'transfer-encoding': 'chunked',
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      return socket
    },
    send: async (path = guestPath, headers: Record<string, string> = {}) => {
      const { statusCode, body: answer } = await site.request({
        method: 'POST',
        url: path,
        payload: body.payload,
        headers: { ...body.headers, ...headers },
      })
      return { status: statusCode, message: (JSON.parse(answer) as { msg: string }).msg }
    },
    memberPath: `${site.config.apiBase}/oss/upload`,
  }
}

const member = async () => ({ token: await aSession(db, await aMember(db)) })
const chunk = (data: string) => `${Buffer.byteLength(data).toString(16)}\r\n${data}\r\n`
const fileHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'

/** What is answered until the site ends the connection, whatever the sender does. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('error', () => undefined)
  socket.on('data', (data) => (answer += data.toString()))
  // The sender may be cut off while it writes: that is no failure here.
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

/** Goes on sending as long as there is somebody to send to. */
function sendOn(socket: Socket, data: string) {
  const more = () => {
    while (!socket.destroyed && socket.write(data));
  }
  socket.on('drain', more)
  more()
}

describe('a body without a length', () => {
  const mebibyte = chunk('x'.repeat(1024 * 1024))

  test.each([
    ['a file', fileHead],
    ['what stands before the first part', 'x'],
    ['the head of a part', '--x\r\ncontent-disposition: '],
    ['what stands behind the last part', `${fileHead}\r\n--x--\r\n`],
  ])('that never ends in %s is refused, and its connection ended', async (_, start) => {
    const site = await aSite({})
    const socket = await site.begin()
    socket.write(chunk(start))
    const answer = answerOf(socket)
    sendOn(socket, mebibyte)
    expect(await answer).toMatch(/^HTTP\/1\.1 4(?:00|13) /)
  })
})

test('a body that was refused before it was read does not keep its connection either', async () => {
  const site = await aSite({})
  const socket = await site.begin(site.memberPath)
  const answer = answerOf(socket)
  sendOn(socket, chunk('x'.repeat(1024)))
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
})

describe('a sender', () => {
  const tooSlow = 'The upload was too slow and was stopped. Please try again on a better connection'

  test('who falls silent is refused within the time that the rate is taken over', async () => {
    const site = await aSite({ rateSeconds: 0.1 })
    const socket = await site.begin()
    socket.write(chunk(fileHead))
    const answer = await answerOf(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain(tooSlow)
  })

  test('who sends by drops is refused, in the language of the visitor', async () => {
    const site = await aSite({ rateSeconds: 0.2 })
    const socket = await site.begin(undefined, { cookie: 'lang=zh-CN' })
    socket.write(chunk(fileHead))
    const drops = setInterval(() => socket.write(chunk('x')), 10)
    const answer = await answerOf(socket)
    clearInterval(drops)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('文件上传过慢')
  })

  test('who is fast enough but never done is refused at the end of the time', async () => {
    const site = await aSite({ mostSeconds: 0.4, rateSeconds: 0.1, leastBytesPerSecond: 1 })
    const socket = await site.begin()
    socket.write(chunk(fileHead))
    const pieces = setInterval(() => socket.write(chunk('x'.repeat(100))), 10)
    const answer = await answerOf(socket)
    clearInterval(pieces)
    expect(answer).toContain(tooSlow)
  })

  test('who was refused has given the place back', async () => {
    const site = await aSite({ rateSeconds: 0.1, guestPlaces: 1 })
    const socket = await site.begin()
    await answerOf(socket)
    expect(await site.send()).toMatchObject({ status: 200 })
  })
})

describe('places', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  /** Forms of a guest that have a place: each is counted as soon as it has one. */
  async function begun(address: string, forms: number) {
    const used = () => db.first(sql`select used from budget where key = ${`guest kilobytes ${address}`}`)
    await expect.poll(used, { timeout: 8_000 }).toEqual({ used: forms })
  }

  test('of guests are apart from those of members', async () => {
    const site = await aSite({ guestPlaces: 1, memberPlaces: 1 })
    const guest = await site.begin(undefined, from('192.0.2.1'))
    await begun('192.0.2.1', 1)
    expect(await site.send(undefined, from('192.0.2.2'))).toEqual({
      status: 503,
      message: 'Too many uploads at the moment. Please try again in a few seconds',
    })
    expect(await site.send(site.memberPath, await member())).toMatchObject({ status: 200 })
    guest.destroy()
    await expect.poll(async () => (await site.send(undefined, from('192.0.2.3'))).status, { timeout: 8_000 }).toBe(200)
  })

  test('are two for one sender', async () => {
    const site = await aSite({})
    const sockets = [await site.begin(undefined, from('192.0.2.4')), await site.begin(undefined, from('192.0.2.4'))]
    await begun('192.0.2.4', 2)
    expect(await site.send(undefined, from('192.0.2.4'))).toEqual({
      status: 429,
      message: 'Two files are already being uploaded. Please wait until one of them is done',
    })
    sockets.forEach((socket) => socket.destroy())
  })
})

describe('what guests send in a day', () => {
  const spent = 'No more files can be uploaded without an account today. Please sign in, or try again tomorrow'
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('is limited for one network, of IPv6 for all of its addresses', async () => {
    // A small file counts twice: as a try, and by its bytes.
    const site = await aSite({ guestNetworkKilobytes: 2 })
    expect((await site.send(undefined, from('2001:db8::1'))).status).toBe(200)
    expect(await site.send(undefined, from('2001:db8::2'))).toEqual({ status: 429, message: spent })
    expect((await site.send(undefined, from('2001:db8:0:1::1'))).status).toBe(200)
    const kept = await db.many(sql`select name, ip from security_event where call like '%/oss/upload'`)
    expect(kept).toContainEqual({ name: 'budgetHit', ip: '2001:db8::2' })
  })

  test('is limited for all of them, and for nobody who is signed in', async () => {
    const site = await aSite({ guestKilobytes: 2 })
    expect((await site.send(undefined, from('192.0.2.1'))).status).toBe(200)
    expect(await site.send(undefined, from('192.0.2.2'))).toEqual({ status: 429, message: spent })
    expect((await site.send(site.memberPath, await member())).status).toBe(200)
  })

  test('counts what was read of a refused file too', async () => {
    const site = await aSite({ guestNetworkKilobytes: 90, rateSeconds: 0.3 })
    const socket = await site.begin(undefined, from('192.0.2.9'))
    socket.write(chunk(fileHead + 'x'.repeat(100_000)))
    await answerOf(socket)
    expect(await site.send(undefined, from('192.0.2.9'))).toEqual({ status: 429, message: spent })
  })
})
