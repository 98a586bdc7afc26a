import { expect, test } from 'vitest'
import { deliveryText } from './delivery-text.ts'

const fob = { code: 'FOB', name: 'FOB 装运港船上交货', nameEn: 'FOB, Free on board' }
const brought = { code: 'DELIVERED', name: '送到', nameEn: 'Delivered to door' }

test('an Incoterm is its code before the place; any other term has its name, in English with a comma', () => {
  expect(deliveryText(fob, 'Ningbo', 'en-US')).toBe('FOB Ningbo')
  expect(deliveryText(brought, 'Ningbo', 'en-US')).toBe('Delivered to door, Ningbo')
  expect(deliveryText(brought, null, 'en-US')).toBe('Delivered to door')
  expect(deliveryText(brought, '宁波', 'zh-CN')).toBe('送到 宁波')
})
