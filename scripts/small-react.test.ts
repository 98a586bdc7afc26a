import { expect, test } from 'vitest'
import { notKept, onlyExports, withoutUnused } from './small-react.ts'
import { emptied, emptiedOnServer, withoutMethods } from './unused-of-react.ts'

const all = [
  ...Object.keys(emptied).map((name) => `function ${name}(a){work(a)}`),
  ...[...withoutMethods].map((name) => `${name}.prototype.animate = function () { work() };`),
].join('\n')

test('functions that no page needs do nothing, and answer as if there were nothing to do', () => {
  const small = withoutUnused(all)
  expect(small).not.toContain('work')
  expect(small).toContain('function isHostHoistableType(a){return false}')
  expect(small).toContain('function preinitStyle(a){}')
})

test('a React that has lost one of them stops the build by its name', () => {
  expect(() => withoutUnused(all.replace('function preinitStyle(', 'function other('))).toThrow('preinitStyle')
})

test('what draws pages on the server neither names nor stacks its elements', () => {
  const server = `function getComponentNameFromType(type){name(type)}
function pushComponentStack(task){stack(task)}
function renderElement(task){draw(task)}`
  expect(withoutUnused(server, emptiedOnServer, new Set())).toBe(`function getComponentNameFromType(type){return null}
function pushComponentStack(task){}
function renderElement(task){draw(task)}`)
})

test('branches for kinds of work that are never made go, and those that others come into stay', () => {
  const source = `function commit(fiber) {
switch (fiber.tag) {
case 26: var held = fiber; save(held); break;
case 5: held = fiber.node;
case 27: show(held); break;
case 31: case 13: hide(); break;
default: rest() }
switch (fiber.mode) { case 26: keep() } }`
  expect(withoutUnused(`${source}\n${all}`).slice(0, 200)).toBe(
    `function commit(fiber) {var held;
switch (fiber.tag) {

case 5: held = fiber.node;
show(held); break;
 case 13: hide(); break;
default: rest() }
switch (fiber.mode) { case 26: keep() } }
${all.slice(0, 200)}`.slice(0, 200),
  )
})

test('only what pages import is exported, with what the files of React need of each other', () => {
  const source = `exports.useState = a;\nexports.memo = b;\nexports.version = '1';`
  expect(onlyExports(source, ['useState'])).toBe(`exports.useState = a;\n\nexports.version = '1';`)
})

test('an import that is left out is named', () => {
  expect(notKept(`import { useState, memo } from 'react'`)).toEqual(['memo'])
  expect(notKept(`import * as React from 'react'`)).toEqual(['all of react'])
  expect(notKept(`import { createPortal, flushSync } from 'react-dom'`)).toEqual(['createPortal'])
  expect(notKept(`import { memo } from './memo.ts'`)).toEqual([])
})
