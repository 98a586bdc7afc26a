import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aCaptcha, captchaKey, proofOf } from '#testing/captchas.ts'
import { testApp } from '#testing/test-app.ts'
import type { CaptchaAnswer, CaptchaPurpose } from '../answer.ts'
import { contract } from '#site/contract.ts'
import { drawDigits } from './draw-digits.ts'
import { passCaptcha } from './pass-captcha.ts'
import { writeChallenge } from './proof.ts'

const { anonymous, call, db, config, request } = await testApp()
const outcome = (answer: CaptchaAnswer, purpose: CaptchaPurpose = 'recovery', ip = '192.0.2.1') =>
  passCaptcha({ db, config, ip }, purpose, answer).then(
    () => 'passed',
    (error: { refusal: string }) => error.refusal,
  )
const challenge = async (purpose: CaptchaPurpose = 'recovery') =>
  (await anonymous.captcha.challenge({ purpose })).challenge
const key = await captchaKey(db)

beforeEach(() => db.run(sql`delete from budget`))

describe('a proof of work', () => {
  test('passes once, however many come at the same time', async () => {
    const proof = proofOf(await challenge())
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(proof)))
    expect(outcomes.filter((each) => each === 'passed')).toHaveLength(1)
    expect(await outcome(proof)).toBe('CAPTCHA_WRONG')
  })

  test('counts for what it was asked for alone', async () => {
    const proof = proofOf(await challenge('enquiry'))
    expect(await outcome(proof, 'registration')).toBe('CAPTCHA_WRONG')
    expect(await outcome(proof, 'enquiry')).toBe('passed')
  })

  test.each([
    ['no solution', {}],
    ['a counter that is none', { counter: -1, derivedKey: '0'.repeat(64) }],
    ['another key', { counter: 1, derivedKey: '0'.repeat(64) }],
  ])('with %s is refused', async (_, solution) => {
    expect(await outcome(proofOf(await challenge(), solution))).toBe('CAPTCHA_WRONG')
  })

  test('of which anything was changed is refused: work, purpose, end, key', async () => {
    const { parameters, signature } = await challenge()
    const { data, expiresAt } = parameters
    for (const changed of [
      { data: { ...data, work: 100 } },
      { data: { ...data, purpose: 'signIn' as const } },
      { expiresAt: expiresAt + 3_600 },
      { keyPrefix: '0'.repeat(32) },
    ]) {
      const forged = { parameters: { ...parameters, ...changed }, signature }
      expect(await outcome(proofOf(forged), 'recovery'), JSON.stringify(changed)).toBe('CAPTCHA_WRONG')
    }
  })

  test('that is signed with another key is refused', async () => {
    const foreign = await writeChallenge(Buffer.alloc(32), 'recovery', 10_000)
    expect(await outcome(proofOf(foreign))).toBe('CAPTCHA_WRONG')
  })

  test('is refused when it comes too late', async () => {
    const late = await writeChallenge(key, 'recovery', 10_000, Math.floor(Date.now() / 1_000) - 1)
    expect(await outcome(proofOf(late))).toBe('CAPTCHA_WRONG')
  })

  test.each(['x', 'bm9uc2Vuc2U=', Buffer.from('{"challenge":null}').toString('base64')])(
    'of nonsense is refused: %s',
    async (altcha) => expect(await outcome({ altcha })).toBe('CAPTCHA_WRONG'),
  )

  test('asks for twice the work after every three failures, up to sixteen times', async () => {
    const workAfter = async (failures: number) => {
      await db.run(sql`delete from budget`)
      for (let n = 0; n < failures; n++)
        await outcome({ captchaId: (await aCaptcha(db)).captchaId, captcha: 'x' }, 'recovery', '127.0.0.1')
      return (await challenge()).parameters.data.work / config.captchaWork
    }
    expect([await workAfter(0), await workAfter(2), await workAfter(3), await workAfter(30)]).toEqual([1, 1, 2, 16])
  })

  test('counts failed sign-ins as failures too', async () => {
    for (let n = 0; n < 3; n++) await call(contract.auth.login, { account: `a${n}@example.com`, password: 'not it' })
    expect((await challenge()).parameters.data.work).toBe(config.captchaWork * 2)
  })

  test('that was easier than what is asked by now is refused', async () => {
    const kept = proofOf(await challenge())
    for (let n = 0; n < 3; n++) await outcome({ altcha: 'x' })
    expect(await outcome(kept)).toBe('CAPTCHA_WRONG')
    // Others are asked as before.
    expect(await outcome(kept, 'recovery', '192.0.2.2')).toBe('passed')
  })

  test('is asked of all addresses of one IPv6 customer together', async () => {
    for (let n = 1; n <= 3; n++) await outcome({ altcha: 'x' }, 'recovery', `2001:db8::${n}`)
    const kept = proofOf(await challenge())
    expect(await outcome(kept, 'recovery', '2001:db8::ffff')).toBe('CAPTCHA_WRONG')
    expect(await outcome(kept, 'recovery', '2001:db8:0:1::1')).toBe('passed')
  })
})

describe('a picture', () => {
  test('is made of pixels alone: there is no path or text to read', async () => {
    const { image } = await anonymous.captcha.picture()
    const bytes = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 240, height: 80 })
    const parts = []
    for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
      parts.push(bytes.toString('latin1', at + 4, at + 8))
    expect(parts).toEqual(['IHDR', 'IDAT', 'IEND'])
    const { body: html, statusCode } = await request(to.findPassword())
    expect(statusCode).toBe(200)
    expect(html).toContain('/customer/captcha/image')
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).not.toMatch(/data:image|<path [^>]*d="M[\d.]+ [\d.]+L/)
  })

  test('looks different for the same digits, and the same whenever it is fetched', async () => {
    expect(drawDigits('204857', 1)).not.toEqual(drawDigits('204857', 2))
    const { pictureUrl } = await anonymous.captcha.challenge({ purpose: 'recovery' })
    const [one, again] = [await request(pictureUrl), await request(pictureUrl)]
    expect(one.headers['content-type']).toBe('image/png')
    expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
  })

  test('passes once, for the purpose it was shown for or, of the plain call, for any', async () => {
    const own = await aCaptcha(db, 'enquiry')
    expect(await outcome(own, 'recovery')).toBe('CAPTCHA_WRONG')
    expect([await outcome(own, 'enquiry'), await outcome(own, 'enquiry')]).toEqual(['passed', 'CAPTCHA_WRONG'])
    expect(await outcome(await aCaptcha(db), 'signIn')).toBe('passed')
  })

  test('has one try: after a wrong one the right one is wrong', async () => {
    const answer = await aCaptcha(db)
    expect(await outcome({ ...answer, captcha: '0000000' })).toBe('CAPTCHA_WRONG')
    expect(await outcome(answer)).toBe('CAPTCHA_WRONG')
  })

  test('is refused when it comes too late, or was not shown here', async () => {
    expect(await outcome(await aCaptcha(db, 'any', Math.floor(Date.now() / 1_000) - 1))).toBe('CAPTCHA_WRONG')
    const [one, other] = [await aCaptcha(db), await aCaptcha(db)]
    expect(await outcome({ ...one, captcha: other.captcha })).toBe('CAPTCHA_WRONG')
    for (const captchaId of ["' or true --", '...', `${one.captchaId}x`, other.captchaId.replace('any', 'signIn')])
      expect(await outcome({ captchaId, captcha: '123456' }), captchaId).toBe('CAPTCHA_WRONG')
  })

  test('that is missing is asked for', async () => {
    for (const answer of [{}, { captcha: '123456' }, { ...(await aCaptcha(db)), captcha: '' }])
      expect(await outcome(answer)).toBe('CAPTCHA_REQUIRED')
  })

  test('nobody was given is not drawn', async () => {
    for (const endpoint of [contract.captcha.image, contract.captcha.sound])
      expect((await call(endpoint, { captchaId: 'made up' })).envelope.code).not.toBe(0)
  })
})

describe('its sound', () => {
  const voice = (locale: string) =>
    gunzipSync(readFileSync(new URL(`voices/digits.${locale}.wav.gz`, import.meta.url))).subarray(44)

  test.each(['en-US', 'zh-CN'])('is six digits twice, in %s', async (locale) => {
    const { soundUrl } = await anonymous.captcha.challenge({ purpose: 'recovery' })
    const { headers, rawPayload } = await request({ url: soundUrl, headers: { cookie: `lang=${locale}` } })
    expect(headers['content-type']).toBe('audio/wav')
    expect(rawPayload.toString('latin1', 0, 4)).toBe('RIFF')
    // Twelve digits of about 0.7 seconds with pauses, at a byte for each of 8,000 samples a second.
    expect(rawPayload.length / 8_000).toBeGreaterThan(9)
    expect(rawPayload.length / 8_000).toBeLessThan(18)
  })

  test.each(['en-US', 'zh-CN'])('says each digit of %s loud enough, and each differently', (locale) => {
    const samples = voice(locale)
    const place = samples.length / 10
    const said = Array.from({ length: 10 }, (_, digit) => samples.subarray(digit * place, (digit + 1) * place))
    for (const digit of said) expect(Math.max(...digit)).toBeGreaterThan(180)
    expect(new Set(said.map((digit) => digit.toString('latin1'))).size).toBe(10)
  })
})

test('a form that is shown writes nothing, and what was answered is forgotten after its time', async () => {
  await db.run(sql`delete from captcha`)
  await challenge()
  expect(await db.many(sql`select from captcha`)).toEqual([])
  await outcome(await aCaptcha(db))
  const rows = await db.many<{ left: number }>(
    sql`select extract(epoch from expires_at - now())::int as left from captcha`,
  )
  expect(rows.map(({ left }) => left > 1_700 && left <= 1_800)).toEqual([true])
})
