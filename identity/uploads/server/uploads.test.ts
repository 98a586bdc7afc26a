import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { contract } from '#site/contract.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { aPdf, aPhoto, aPictureFile, aSpreadsheet, aTextDocument, aZip } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const { as, call, db, request, config } = await testApp()
/** A member of each test's own, so that no budget is shared. */
const aBuyer = async () => as(await aMember(db))
const wrong = (message: string) => expect.objectContaining({ code: 40400, fields: { file: message } })
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )
const filesIn = (folder: string) => readdirSync(join(config.dataDir, folder), { recursive: true })

describe('a picture', () => {
  test.each([
    ['jpeg', 'a.jpg'],
    ['jpeg', 'A.JPEG'],
    ['png', 'a.png'],
    ['webp', 'a.webp'],
    ['avif', 'a.avif'],
    ['gif', 'a.gif'],
  ] as const)('in %s is drawn anew as WebP in several sizes (%s)', async (format, name) => {
    const file = await aPictureFile(format, name, { width: 2000, height: 1000 })
    const upload = await (await aBuyer()).uploads.upload({ kind: 'picture', file })
    expect(upload).toMatchObject({ kind: 'picture', type: 'image/webp', name: expect.stringMatching(/^a\.webp$/i) })
    for (const width of [128, 256, 512, 1280]) {
      const { rawPayload, headers, statusCode } = await request(upload.url.replace(/-\d+\./, `-${width}.`))
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
    }
  })

  test('is never made larger than it was', async () => {
    const file = await aPictureFile('png', 'small.png', { width: 200, height: 100 })
    const { url } = await (await aBuyer()).uploads.upload({ kind: 'picture', file })
    expect(url).toMatch(/-200\.webp$/)
  })

  test('keeps nothing of where and with what it was taken, and stands upright', async () => {
    const photo = await aPhoto()
    const before = await sharp(await photo.arrayBuffer()).metadata()
    expect([before.exif?.toString('latin1').includes('Secretphone'), before.orientation]).toEqual([true, 6])
    const buyer = await aBuyer()
    const shown = await request((await buyer.uploads.upload({ kind: 'picture', file: photo })).url)
    const after = await sharp(shown.rawPayload).metadata()
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(shown.rawPayload.includes('Secretphone')).toBe(false)
    expect([after.width, after.height]).toEqual([400, 600])
  })

  test('has a name that cannot be guessed and says nothing', async () => {
    const file = await aPictureFile('png', '../../etc/passwd.png')
    const { url, name } = await (await aBuyer()).uploads.upload({ kind: 'picture', file })
    expect(url).toMatch(/^\/media\/member\/[\w-]{22}-\d+\.webp$/)
    expect(name).toBe('passwd.webp')
  })

  test('of too many pixels is refused before it is unpacked', async () => {
    const file = await aPictureFile('png', 'bomb.png', { width: 10_000, height: 6_000 })
    expect(file.size).toBeLessThan(1_000_000)
    expect(await refused((await aBuyer()).uploads.upload({ kind: 'picture', file }))).toEqual(
      wrong('This picture is too large: at most 50 million pixels'),
    )
  })

  test('that is damaged is refused', async () => {
    const whole = new Uint8Array(await (await aPictureFile('png', 'a.png')).arrayBuffer())
    for (const bytes of [whole.slice(0, 40), whole.slice(0, whole.length / 2)]) {
      const file = new File([bytes], 'a.png')
      expect(await refused((await aBuyer()).uploads.upload({ kind: 'picture', file }))).toEqual(
        wrong('This picture is damaged and cannot be read'),
      )
    }
  })

  test('is a picture: a document is refused', async () => {
    expect(await refused((await aBuyer()).uploads.upload({ kind: 'picture', file: aPdf() }))).toEqual(
      wrong('Please choose a picture: JPG, PNG, WebP, AVIF or GIF'),
    )
  })
})

describe('an attachment', () => {
  test.each([
    ['licence.pdf', () => aPdf(), 'application/pdf'],
    ['prices.xlsx', () => aSpreadsheet(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['offer.docx', () => aTextDocument(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['列表.csv', () => new File(['牌号,数量\nK8003,25\n'], '列表.csv'), 'text/csv'],
    ['gbk.csv', () => new File([new Uint8Array([0xc5, 0xc6, 0xba, 0xc5, 0x2c, 0x31])], 'gbk.csv'), 'text/csv'],
    ['note.txt', () => new File(['MFR < 3 g/10 min\r\n'], 'note.txt'), 'text/plain'],
  ])('%s comes back as it was, to be saved', async (name, make, type) => {
    const member = await aMember(db)
    const file = make()
    const upload = await (await as(member)).uploads.upload({ file })
    expect(upload).toMatchObject({
      kind: 'attachment',
      name,
      type,
      size: file.size,
      url: to.file.attachment(upload.id),
    })
    const cookie = `token=${await aSession(db, member)}`
    const { headers, rawPayload } = await request({ method: 'GET', url: upload.url, headers: { cookie } })
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  test('that is a picture is drawn anew and shown in place', async () => {
    const member = await aMember(db)
    const buyer = await as(member)
    const token = await aSession(db, member)
    const photo = await buyer.uploads.upload({ file: await aPhoto() })
    const clear = await buyer.uploads.upload({ file: await aPictureFile('webp', 'clear.webp', { alpha: true }) })
    expect([photo.type, photo.name, clear.type, clear.name]).toEqual([
      'image/jpeg',
      'photo.jpg',
      'image/png',
      'clear.png',
    ])
    const { headers, rawPayload } = await request({ method: 'GET', url: photo.url, headers: { token } })
    expect(headers['content-disposition']).toBe("inline; filename*=UTF-8''photo.jpg")
    expect(rawPayload.includes('Secretphone')).toBe(false)
  })

  test('is given to nobody but its owner', async () => {
    const owner = await aMember(db)
    const other = await aMember(db)
    const { url } = await (await as(owner)).uploads.upload({ file: aPdf() })
    const get = (headers: Record<string, string>, address = url) => request({ method: 'GET', url: address, headers })
    const ofOwner = await aSession(db, owner)
    const ofOther = await aSession(db, other)
    expect((await get({ token: ofOwner })).statusCode).toBe(200)
    expect((await get({ cookie: `token=${ofOwner}` })).statusCode).toBe(200)
    const strange = await get({ cookie: `token=${ofOther}` })
    const unknown = await get({ cookie: `token=${ofOther}` }, to.file.attachment(999999999))
    expect(strange.statusCode).toBe(404)
    expect([strange.statusCode, strange.body]).toEqual([unknown.statusCode, unknown.body])
    const guest = await get({})
    expect([guest.statusCode, guest.headers.location]).toEqual([303, to.signIn(url)])
  })

  test('cannot be reached beside its address', async () => {
    await (await aBuyer()).uploads.upload({ file: aPdf() })
    const file =
      filesIn('private')
        .map(String)
        .find((name) => name.endsWith('.pdf')) ?? ''
    expect(file).toMatch(/^[\w-]{22}\.pdf$/)
    for (const url of [
      `/media/../private/${file}`,
      `/media/member/..%2f..%2fprivate%2f${file}`,
      `/private/${file}`,
      to.file.attachment(file),
    ])
      expect((await request(url)).statusCode, url).not.toBe(200)
  })
})

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'
  const notAllowed = 'Files of this type are not accepted'
  const differs = 'The content of this file does not match its name'
  test.each([
    ['svg', () => new File([svg], 'a.svg', { type: 'image/svg+xml' }), notAllowed],
    ['html', () => new File([html], 'a.html', { type: 'text/html' }), notAllowed],
    ['a program', () => new File(['MZ'], 'a.exe'), notAllowed],
    ['no extension', () => new File(['hello'], 'hello'), notAllowed],
    ['an extension of the language itself', () => new File(['hello'], 'a.constructor'), notAllowed],
    ['html called csv', () => new File([html], 'a.csv', { type: 'text/csv' }), differs],
    ['html called txt, behind a mark', () => new File([`\ufeff \n${html}`], 'a.txt'), differs],
    ['svg called png', () => new File([svg], 'a.png', { type: 'image/png' }), differs],
    ['svg called txt', () => new File([`<?xml version="1.0"?>${svg}`], 'a.txt'), differs],
    ['html called pdf', () => new File([html], 'a.pdf', { type: 'application/pdf' }), differs],
    ['pdf called docx', () => aPdf('a.docx'), differs],
    ['a spreadsheet called docx', () => aSpreadsheet('a.docx'), differs],
    ['any zip called xlsx', () => aZip('a.xlsx', ['a.txt']), differs],
    [
      'a spreadsheet with macros',
      () => aZip('a.xlsx', ['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']),
      differs,
    ],
    ['bytes called txt', () => new File([new Uint8Array([1, 2, 3, 0])], 'a.txt'), differs],
    ['a zip that ends early', () => new File(['PK\x03\x04'], 'a.xlsx'), differs],
    ['nothing in it', () => new File([], 'a.pdf'), 'This file is empty'],
  ])('%s', async (_, make, message) => {
    expect(await refused((await aBuyer()).uploads.upload({ file: make() }))).toEqual(wrong(message))
  })

  test('png called jpg', async () => {
    const file = await aPictureFile('png', 'a.jpg')
    expect(await refused((await aBuyer()).uploads.upload({ file }))).toEqual(wrong(differs))
  })

  test('when it is one byte too large, and taken when it is not: never cut', async () => {
    const pdf = (size: number) => new File(['%PDF-', 'x'.repeat(size - 5)], 'a.pdf')
    const member = await aMember(db)
    const buyer = await as(member)
    const most = uploadLimits.documentBytes
    expect((await buyer.uploads.upload({ file: pdf(most) })).size).toBe(most)
    for (const size of [most + 1, most + 5_000, most + 100_000])
      expect(await refused(buyer.uploads.upload({ file: pdf(size) }))).toMatchObject({ status: 413, code: 413 })
    const rows = await db.many(sql`select size from upload where member_id = ${member.id}`)
    expect(rows).toEqual([{ size: most }])
  })

  test('when a picture is larger than a picture may be', async () => {
    const png = new Uint8Array(await (await aPictureFile('png', 'a.png')).arrayBuffer())
    const file = new File([png, new Uint8Array(uploadLimits.pictureBytes)], 'a.png')
    expect(await refused((await aBuyer()).uploads.upload({ kind: 'picture', file }))).toMatchObject({ status: 413 })
  })
})

test('what is refused leaves nothing behind', async () => {
  const member = await aMember(db)
  const before = [filesIn('private').length, filesIn('media').length]
  await refused((await as(member)).uploads.upload({ file: new File(['<html>'], 'a.pdf') }))
  expect(await db.many(sql`select from upload where member_id = ${member.id}`)).toEqual([])
  expect([filesIn('private').length, filesIn('media').length]).toEqual(before)
})

test('a JSON body is no upload', async () => {
  const token = await aSession(db, await aMember(db))
  const { status, envelope } = await call(
    contract.uploads.upload,
    { kind: 'picture', file: { name: 'a.png' } },
    { token },
  )
  expect([status, envelope.code, envelope.data]).toEqual([200, 40400, { fields: { file: 'Please choose a file' } }])
})
