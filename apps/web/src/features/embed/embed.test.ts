import { expect, test } from 'vitest'
import { frameCode, scriptCode, widgetPath } from './embed-code.ts'
import { builderAddress } from './embed-fields.ts'
import { embedSearchOf } from './embed-search.ts'

test.each([
  [{}, {}],
  [{ widget: 'nothing', rows: 5 }, { rows: 5 }],
  [
    { widget: 'events', discipline: 'JUD', day: 'tomorrow', language: 'spa', theme: 'dark' },
    { widget: 'events', discipline: 'JUD', day: 'tomorrow', theme: 'dark', language: 'spa' },
  ],
  [{ rows: '0', theme: 'pink', discipline: '"><script>', delegation: ['AL'] }, {}],
])('the builder understands %j as %j', (search, understood) => {
  expect(embedSearchOf(search)).toEqual(understood)
})

test('choices stand in the builder’s own address and come back from it', () => {
  const search = embedSearchOf({ widget: 'events', discipline: 'SWM', rows: '4', language: 'eng' })
  const address = new URL(builderAddress(search), 'https://games.example')
  expect(embedSearchOf(Object.fromEntries(address.searchParams))).toEqual(search)
})

test('what the chosen widget does not have is in no address and no code', () => {
  const search = embedSearchOf({ widget: 'events', gender: 'W', division: 2, rows: 5 })
  expect(builderAddress(search)).toBe('/embed?widget=events&rows=5')
  expect(widgetPath(search)).toBe('/widget/events?limit=5')
})

test('the code has what the widget’s address has, and no more (R3.3)', () => {
  const search = embedSearchOf({ gender: 'W', rows: '5', language: 'eng' })
  expect(widgetPath(search)).toBe('/widget/medals?lang=eng&limit=5&gender=W')
  expect(scriptCode(search, 'Medals', 'https://games.example')).toBe(
    '<div data-games-widget="medals" data-lang="eng" data-limit="5" data-gender="W" data-title="Medals"></div>\n' +
      '<script src="https://games.example/embed.js" async></script>',
  )
})

test('a title cannot leave its attribute', () => {
  const code = frameCode(embedSearchOf({}), '"><b>A & B', 'https://games.example')
  expect(code).toContain('title="&quot;>&lt;b>A &amp; B"')
})
