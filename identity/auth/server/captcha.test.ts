import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { testApp } from '#testing/test-app.ts'
import { passCaptcha } from './captcha.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { alphabet, glyph } from './glyphs.ts'

const { anonymous, db } = await testApp()
const refusal = (answer: object) =>
  passCaptcha(db, answer).then(
    () => 'passed',
    (error: { refusal: string }) => error.refusal,
  )

describe('the picture', () => {
  test('is strokes without text, and shows another one each time', async () => {
    const [one, other] = [await anonymous.auth.captcha(), await anonymous.auth.captcha()]
    for (const { image, captchaId } of [one, other]) {
      expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><path [^>]*d="[ML\d. -]+"\/><\/svg>$/)
      expect(captchaId).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(one.image).not.toBe(other.image)
    expect(one.captchaId).not.toBe(other.captchaId)
  })

  test('of the same characters never looks the same', () => expect(drawCaptcha('ACEH')).not.toBe(drawCaptcha('ACEH')))

  test('can show every sign, and stays within its frame', () => {
    for (const sign of alphabet) expect(glyph(sign).flat().length, sign).toBeGreaterThan(2)
    const numbers = drawCaptcha(alphabet.slice(0, 5).join('')).match(/(?<=[ML]|\d )-?\d+\.\d/g) ?? []
    expect(Math.min(...numbers.map(Number))).toBeGreaterThan(-5)
    expect(Math.max(...numbers.map(Number))).toBeLessThan(180)
  })

  test('leaves only a hash of its characters, for two minutes', async () => {
    const { captchaId } = await anonymous.auth.captcha()
    const row = await db.first<{ answer_hash: Buffer; left: number }>(sql`
      select answer_hash, extract(epoch from expires_at - now()) as left from captcha where id = ${captchaId}`)
    expect(row?.answer_hash).toHaveLength(32)
    expect(Number(row?.left)).toBeCloseTo(120, -1)
  })
})

describe('an answer', () => {
  test('is right in upper and lower case, once', async () => {
    const answer = await aCaptcha(db, 'ACEH')
    expect(await refusal({ ...answer, captcha: 'aceh' })).toBe('passed')
    expect(await refusal(answer)).toBe('CAPTCHA_WRONG')
  })

  test('has one try: after a wrong one the right one is wrong', async () => {
    const answer = await aCaptcha(db)
    expect(await refusal({ ...answer, captcha: 'WXYW' })).toBe('CAPTCHA_WRONG')
    expect(await refusal(answer)).toBe('CAPTCHA_WRONG')
  })

  test('counts once, however many come at the same time', async () => {
    const answer = await aCaptcha(db)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refusal(answer)))
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(1)
  })

  test('comes too late after two minutes', async () => {
    const answer = await aCaptcha(db)
    await db.run(sql`update captcha set expires_at = now() where id = ${answer.captchaId}`)
    expect(await refusal(answer)).toBe('CAPTCHA_WRONG')
  })

  test('belongs to its picture', async () => {
    const [one, other] = [await aCaptcha(db, 'ACEH'), await aCaptcha(db, 'KMNP')]
    expect(await refusal({ ...one, captcha: other.captcha })).toBe('CAPTCHA_WRONG')
    expect(await refusal({ captchaId: "' or true --", captcha: 'ACEH' })).toBe('CAPTCHA_WRONG')
  })

  test('that is missing is asked for', async () => {
    for (const answer of [{}, { captcha: 'ACEH' }, { captchaId: (await aCaptcha(db)).captchaId, captcha: '' }])
      expect(await refusal(answer)).toBe('CAPTCHA_REQUIRED')
  })
})
