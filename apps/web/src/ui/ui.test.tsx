import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DISCIPLINE_CODES, STATE_CODES, UNIT_STATUSES } from '@games/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Flag } from './Flag.tsx'
import { MedalDisc } from './MedalDisc.tsx'
import { StatusMark } from './StatusMark.tsx'

const WEB = join(import.meta.dirname, '../..')

test('each of the 16 statuses has a shape of its own: colour is never the only signal (R5.2)', () => {
  const shapes = UNIT_STATUSES.map((status) =>
    renderToStaticMarkup(<StatusMark status={status} word="" />).replace(/ui-tone-\w+/, ''),
  )
  expect(new Set(shapes).size).toBe(16)
})

test('a status is always said in a word', () => {
  for (const status of UNIT_STATUSES)
    expect(renderToStaticMarkup(<StatusMark status={status} word="palavra" />)).toContain('palavra')
})

test('every state has its flag, and only states have one (R3.13)', () => {
  const withoutFile = STATE_CODES.filter((code) => {
    const address = /src="([^"]+)"/.exec(renderToStaticMarkup(<Flag code={code} />))?.[1]
    return !address || !existsSync(join(WEB, 'public', address))
  })
  expect(withoutFile).toEqual([])
  expect(renderToStaticMarkup(<Flag code="GER" />)).toContain('>GER<')
})

test('every discipline has a pictogram in the sprite (R5.1)', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'pictograms/pictograms.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, code]) => code)
  expect(new Set(drawn)).toEqual(new Set(DISCIPLINE_CODES))
})

test('a medal has a number, and a word where none stands beside it', () => {
  expect(renderToStaticMarkup(<MedalDisc medal="silver" label="Prata" />)).toMatch(/aria-label="Prata".*>2</)
  expect(renderToStaticMarkup(<MedalDisc medal="gold" />)).toContain('aria-hidden')
})
