import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './choice.tsx'
import { Field } from './field.tsx'
import { NumberInput, Select, TextInput } from './input.tsx'

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]
const tag = (html: string, name: string) => new RegExp(`<${name}[^>]*>`).exec(html)?.[0] ?? ''

test('label, hint and error belong to the control', () => {
  const html = renderToStaticMarkup(
    <Field label="E-mail" hint="Work address" error="Wrong" required>
      <TextInput name="email" />
    </Field>,
  )
  const input = tag(html, 'input')
  const id = attribute(input, 'id')
  expect(attribute(tag(html, 'label'), 'for')).toBe(id)
  expect(attribute(input, 'aria-describedby')).toBe(`${id}-hint ${id}-error`)
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('required=""')
  expect(html).toMatch(new RegExp(`id="${id}-error"[^>]*>.*Wrong`))
})

test('a right field is not marked wrong', () => {
  const html = renderToStaticMarkup(
    <Field label="E-mail">
      <TextInput name="email" />
    </Field>,
  )
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test('a unit to choose does not take the identity of its number', () => {
  const html = renderToStaticMarkup(
    <Field label="Quantity" error="Too little">
      <NumberInput
        name="quantity"
        unit={<Select name="unit" aria-label="Unit" options={[{ value: 'MT', label: 'MT' }]} />}
      />
    </Field>,
  )
  expect(attribute(tag(html, 'select'), 'id')).toBeUndefined()
  expect(tag(html, 'select')).not.toContain('aria-invalid')
})

test('a checkbox error is tied to the box', () => {
  const html = renderToStaticMarkup(<Checkbox name="agree" label="I agree" error="Please agree" />)
  const described = attribute(tag(html, 'input'), 'aria-describedby')
  expect(html).toContain(`id="${described}"`)
})
