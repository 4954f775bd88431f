import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '../../i18n/provider.tsx'
import { loadMessages, translatorOf } from '../../i18n/translator.ts'
import { venueTime } from '../../time/shown-time.ts'
import { unitWords } from '../../units/unit-words.ts'
import { Bracket } from './Bracket.tsx'
import { aBracket, EVENT } from './events.factory.ts'
import { matchWords } from './match-words.ts'

beforeAll(() => loadMessages('por', ['events', 'units', 'status']))

test('the server sends every round, each match a link of its own in order, and no style that the policy refuses', () => {
  const t = translatorOf('por')
  const words = matchWords(EVENT, unitWords(t, 'por'), t, 'por', venueTime(-180))
  const html = renderToStaticMarkup(
    <LanguageProvider language={{ locale: 'por', t }}>
      <Bracket bracket={aBracket(16)} discipline="JUD" words={words} />
    </LanguageProvider>,
  )
  const links = [...html.matchAll(/href="[^"]*?-+(\w+)"/g)].map(([, unit]) => unit)
  expect(links).toEqual([
    ...Array.from({ length: 8 }, (_, place) => `8FNL000${place + 1}00`),
    ...Array.from({ length: 4 }, (_, place) => `QFNL000${place + 1}00`),
    'SFNL000100',
    'SFNL000200',
    '000100',
  ])
  expect(html).not.toMatch(/tabindex|style=/i)
})
