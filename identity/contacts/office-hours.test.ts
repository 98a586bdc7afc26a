import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { daysText, hoursText } from './office-hours.ts'

const days = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:30', closes: '18:00' }))
const saturday = { weekday: 6, opens: '09:00', closes: '12:00' }

test('days with the same hours are named together', () => {
  const text = (locale: 'zh-CN' | 'en-US') => daysText([saturday, ...days], translatorFor(locale))
  expect(text('en-US')).toBe('Mon to Fri, 08:30 to 18:00; Sat, 09:00 to 12:00')
  expect(text('zh-CN')).toBe('周一至周五 08:30–18:00；周六 09:00–12:00')
})

test('the clock that counts is named', () => {
  expect(hoursText({ zone: 'Asia/Shanghai', days: [saturday] }, translatorFor('en-US'))).toBe(
    'Sat, 09:00 to 12:00 (Beijing time)',
  )
  expect(hoursText({ zone: 'Europe/Berlin', days }, translatorFor('zh-CN'))).toBe(
    '周一至周五 08:30–18:00（Europe/Berlin）',
  )
})
