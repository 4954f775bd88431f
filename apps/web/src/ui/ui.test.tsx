import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DISCIPLINE_CODES, UNIT_STATUSES } from '@games/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Flag } from './Flag.tsx'
import { MedalDisc } from './MedalDisc.tsx'
import { RichText } from './RichText.tsx'
import { StatusMark } from './StatusMark.tsx'

test('each of the 16 statuses has a shape of its own: colour is never the only signal (R5.2)', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'status/shapes.svg'), 'utf8')
  const shapes = new Map(
    [...sprite.matchAll(/<symbol id="(\w+)"[^>]*>(.+)<\/symbol>/g)].map(([, id, drawn]) => [id, drawn]),
  )
  expect(new Set(shapes.keys())).toEqual(new Set(UNIT_STATUSES))
  expect(new Set(shapes.values()).size).toBe(16)
})

test('a status always has a word', () => {
  for (const status of UNIT_STATUSES)
    expect(renderToStaticMarkup(<StatusMark status={status} word="palavra" />)).toContain('palavra')
})

test('an organisation without a flag shows its letters (R3.13)', () => {
  const shown = renderToStaticMarkup(<Flag organisation={{ code: 'AIN', flag: null }} />)
  expect(shown).toContain('>AIN<')
  expect(shown).not.toContain('<img')
})

test('a flag keeps its room before it has come, and waits until it is near (R3.13)', () => {
  const shown = renderToStaticMarkup(<Flag organisation={{ code: 'GER', flag: '/flags/w80/de.png' }} />)
  expect(shown).toMatch(/src="\/flags\/w80\/de\.png".*width="22" height="16".*loading="lazy" decoding="async"/)
})

test('every discipline has a pictogram in the sprite (R5.1)', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'pictograms.gen.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, code]) => code)
  expect(new Set(drawn)).toEqual(new Set(DISCIPLINE_CODES))
})

test('a medal has a number, and a word where none stands beside it', () => {
  expect(renderToStaticMarkup(<MedalDisc medal="silver" label="Prata" />)).toMatch(/aria-label="Prata".*>2</)
  expect(renderToStaticMarkup(<MedalDisc medal="gold" />)).toContain('aria-hidden')
})

test('each of the 18 disciplines has one hue, and none shares it (R5.2)', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../styles/hues.gen.css'), 'utf8')
  const angles = new Map(
    [...sheet.matchAll(/\.hue-([A-Z]{3}) \{\s*--angle: (\d+);/g)].map(([, code, at]) => [code, at]),
  )
  expect(new Set(angles.keys())).toEqual(new Set(DISCIPLINE_CODES))
  expect(new Set(angles.values()).size).toBe(DISCIPLINE_CODES.length)
})

test('rich text is drawn node by node: words are words, whatever they look like, and a link leads to the web, mail or telephone alone (R6.1)', () => {
  const link = (href: string) => ({
    type: 'text',
    text: href,
    marks: [{ type: 'link', attrs: { href } }, { type: 'bold' }],
  })
  const paragraph = (...content: { type: string; text?: string }[]) => ({ type: 'paragraph', content })
  const shown = renderToStaticMarkup(
    <RichText
      lang="pt-PT"
      top={3}
      doc={{
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Horários' }] },
          paragraph({ type: 'text', text: '<img src=x onerror=alert(1)>' }, { type: 'hardBreak' }),
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(link('tel:+558255550142'))] }] },
          paragraph(link('https://jogos.example/'), link('javascript:alert(1)'), link('http://jogos.example/')),
          { type: 'iframe', content: [paragraph({ type: 'text', text: 'de outra versão' })] },
        ],
      }}
    />,
  )
  expect(shown).toBe(
    '<div class="ui-rich" lang="pt-PT"><h3>Horários</h3><p>&lt;img src=x onerror=alert(1)&gt;<br/></p>' +
      '<ul><li><p><strong><a href="tel:+558255550142">tel:+558255550142</a></strong></p></li></ul>' +
      '<p><strong><a href="https://jogos.example/" target="_blank" rel="noopener noreferrer">https://jogos.example/</a></strong>' +
      '<strong>javascript:alert(1)</strong><strong>http://jogos.example/</strong></p><p>de outra versão</p></div>',
  )
})
