import type { Games, OfficeTrivia } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Noun } from '../../i18n/messages.gen.d.ts'
import { GamesContext } from '../../session/games.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { TriviaEditor } from './TriviaEditor.tsx'

beforeAll(() => loadMessages<Noun>('eng', ['office', 'office-trivia']))
afterEach(() => {
  vi.unstubAllGlobals()
  keepDraft('judo', null)
})

const GAMES: Games = {
  competitionCode: null,
  name: { por: 'Jogos' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: 0, real: 0, speed: 1 },
  today: '2027-09-14',
  demo: false,
  loginEnabled: true,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}
const aTrivia = (version: number): OfficeTrivia => ({
  id: 'judo',
  version,
  state: 'draft',
  draft: {
    title: { por: 'Judô' },
    discipline: 'JUD',
    minutes: 10,
    points: 100,
    author: 'Equipe',
    place: null,
    opensAt: null,
    closesAt: null,
    isDraft: true,
    questions: [],
  },
  unlocked: 0,
  started: 0,
  graded: 0,
  inTime: 0,
})

/** The editor, with a server that answers a save when `answer` is called. */
async function opened(version: number) {
  const saving = Promise.withResolvers<Response>()
  const fetched = vi.fn<typeof fetch>((_address, init) =>
    init?.method === 'PUT'
      ? saving.promise
      : Promise.resolve(Response.json({ id: 'not-found', message: '' }, { status: 404 })),
  )
  vi.stubGlobal('fetch', fetched)
  const onSaved = vi.fn<() => void>()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
        <GamesContext value={GAMES}>
          <TriviaEditor
            trivia={aTrivia(version)}
            onSaved={onSaved}
            onRemoving={() => undefined}
            onRemoved={() => undefined}
          />
        </GamesContext>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return {
    author: page.getByRole('textbox', { name: 'Author' }),
    saves: () => fetched.mock.calls.filter(([, init]) => init?.method === 'PUT').length,
    onSaved,
    answer: () => saving.resolve(Response.json({ action: '1', version: version + 1, recalculated: 0 })),
  }
}
const save = page.getByRole('button', { name: /^Save/ })
const allSaved = page.getByText('All saved.')

test('text typed while a trivia is being saved is shown as unsaved and stored for the next version (R4.7)', async () => {
  const { author, saves, onSaved, answer } = await opened(1)
  await userEvent.fill(author, 'First')
  await userEvent.click(save)
  await expect.poll(saves).toBe(1)
  await userEvent.fill(author, 'Second')
  answer()
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(allSaved.query()).toBeNull()
  expect(keptDraft('judo')).toMatchObject({ version: 2, draft: { author: 'Second' } })
})

test('a saved trivia is shown as saved at once, and the tab stores no draft of it (R4.7)', NIGHTLY, async () => {
  const { author, saves, answer } = await opened(1)
  await userEvent.fill(author, 'First')
  await userEvent.click(save)
  await expect.poll(saves).toBe(1)
  answer()
  await expect.element(allSaved).toBeVisible()
  expect(keptDraft('judo')).toBeNull()
})

test('a new trivia that was never saved is not called saved (R4.7)', async () => {
  const { author } = await opened(0)
  await expect.element(author).toBeVisible()
  expect(allSaved.query()).toBeNull()
})
