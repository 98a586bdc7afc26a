import { expect, test } from 'vitest'
import { headingsIn } from './headings-in.ts'

test('the table of contents holds the headings that can be linked to, as plain text', () =>
  expect(headingsIn('<h2 id="s-a">1. A &amp; B</h2><p>x</p><h2>plain</h2><h2 id="s-b-2">2. 范围</h2>')).toEqual([
    { id: 's-a', text: '1. A & B' },
    { id: 's-b-2', text: '2. 范围' },
  ]))
