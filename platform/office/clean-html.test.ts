// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readHtml, writeHtml } from './ui/rich-text-html.ts'
import { richTextSchema } from './ui/rich-text-schema.ts'
import { cleanHtml } from './clean-html.ts'
import { fromGoogleDocs, fromGoogleSheets, fromWord, fromWordChinese } from '#testing/pasted-examples.ts'

/** As a paste is read by the editor and stored. */
const pasted = (html: string) => writeHtml(readHtml(richTextSchema, cleanHtml(html)))

describe('text from Word', () => {
  test('keeps headings, lists, links, tables and bold, and leaves its looks behind', () =>
    expect(pasted(fromWord)).toBe(
      '<h2>Off-grade lots, week 46</h2><p>Prices are <strong>ex works</strong> Ningbo; see <a href="https://example.com/terms">our terms</a>.</p>' +
        '<h3>What is in stock</h3>' +
        '<ul><li>PP homopolymer<ul><li>MFR 3 to 12</li></ul></li><li>HDPE pipe</li></ul>' +
        '<ol><li>Ask for a sample</li><li>Confirm the lot</li></ol>' +
        '<table><thead><tr><th scope="col">Grade</th><th scope="col">MFR</th></tr></thead>' +
        '<tbody><tr><td><em>HJ-500</em></td><td>12 g/10min, 5 &lt; 6</td></tr><tr><td colspan="2">Sold by the lot</td></tr></tbody></table>' +
        '<p>style = as delivered</p>',
    ))

  test('in Chinese keeps its numbered and marked lists', () =>
    expect(pasted(fromWordChinese)).toBe(
      '<h2>宁波仓副牌料清单</h2><ol><li>均聚PP，熔指<strong>3 g/10min</strong></li><li>管材级HDPE</li></ol>' +
        '<ul><li>先索取样品</li><li>再确认批次</li></ul>' +
        '<table><tbody><tr><td>牌号</td><td>数量（吨）</td></tr><tr><td>T30S</td><td>25</td></tr></tbody></table>',
    ))
})

describe('text from Google Docs', () => {
  test('keeps headings, lists, links, tables and bold, and is not bold as a whole', () =>
    expect(pasted(fromGoogleDocs)).toBe(
      '<h2>到货通知 Arrivals</h2><p>Two lots <strong>arrived today</strong>，欢迎<em>索取样品</em>。</p>' +
        '<ul><li>PP<ul><li>Raffia</li></ul></li><li>PE</li></ul>' +
        '<p>H<sub>2</sub>O below 0.1 %, <a href="https://example.com/report">the report</a></p>' +
        '<table><tbody><tr><td><strong>Grade</strong></td><td>牌号</td></tr><tr><td>T30S</td><td>25 MT</td></tr></tbody></table>',
    ))

  test('brings cells of a spreadsheet as a table', () =>
    expect(pasted(fromGoogleSheets)).toBe(
      '<table><tbody><tr><td>Lot</td><td>kg</td></tr><tr><td>A-1</td><td>25,000</td></tr></tbody></table>',
    ))
})

test.each([
  ['first line<br>second line', '<p>first line<br>second line</p>'],
  ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  ['<p onclick="x()">a style="b" c</p><script>x()</script>', '<p>a style="b" c</p>'],
  ['<p><a href="javascript:x()">kept</a> <a href="#_Toc1">words</a></p>', '<p>kept words</p>'],
  ['<p>text <img src="https://bad.example/a.png" onerror="x()"> on</p>', '<p>text on</p>'],
  ['<h3>Only a small heading</h3>', '<h3>Only a small heading</h3>'],
  ['<span style="font-weight:700">粗体</span>', '<p><strong>粗体</strong></p>'],
])('%s is pasted without loss of text', (html, kept) => expect(pasted(html)).toBe(kept))
