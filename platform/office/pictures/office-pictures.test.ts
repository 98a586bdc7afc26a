import { expect, test } from 'vitest'
import { pictures } from './contract.ts'
import { aDeskSession, aPerson, atDesk, auditOf, deskHeaders } from '#testing/back-office.ts'
import { aPhoto, aPictureFile } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, call, request } = site
const editor = await aPerson(db, 'content')
const desk = await atDesk(site, editor)

test('a picture comes in every size, upright, and is public at once', async () => {
  const picture = await desk.pictures.upload({ file: await aPhoto() })
  expect(picture).toMatchObject({ width: 400, height: 600, widths: [320, 400] })
  for (const file of [`${picture.src}-320.avif`, `${picture.src}-400.webp`, `${picture.src}-400.jpg`]) {
    const answer = await request(file)
    expect([file, answer.statusCode]).toEqual([file, 200])
    expect(answer.rawPayload.includes('Secretphone')).toBe(false)
  }
  expect(await auditOf(db, 'picture', picture.id)).toMatchObject([{ operatorId: editor.id, action: 'create' }])
})

test.each([
  ['a page that calls itself a picture', new File(['<script>alert(1)</script>'], 'x.png')],
  ['a drawing that could run', new File(['<svg onload="alert(1)"/>'], 'x.svg')],
  ['a document', new File(['%PDF-1.7'], 'x.pdf')],
  ['nothing', new File([], 'x.png')],
])('%s is refused at its field', async (_, file) => {
  const token = await aDeskSession(db, editor)
  const { envelope } = await call(pictures.upload, { file }, deskHeaders(token))
  expect(envelope).toMatchObject({ code: 40400, data: { fields: { file: expect.any(String) } } })
})

test('what must stay visible is moved, and nowhere outside the picture', async () => {
  const { id } = await desk.pictures.upload({ file: await aPictureFile('png', 'x.png', { width: 60, height: 40 }) })
  await desk.pictures.focus({ id, focusX: 5, focusY: 95 })
  expect(await auditOf(db, 'picture', id)).toMatchObject([
    { action: 'update', before: { focusX: 50 }, after: { focusX: 5, focusY: 95 } },
    { action: 'create' },
  ])
  await expect(desk.pictures.focus({ id, focusX: 101, focusY: 0 })).rejects.toMatchObject({ code: 40400 })
  await expect(desk.pictures.focus({ id: 1_999_999, focusX: 1, focusY: 1 })).rejects.toMatchObject({ code: 48801 })
})
