import type { Api } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { VIEWS } from '../../ui/testing/views.ts'

const api = (): Partial<Api> => ({
  getProgramme: async () => ({
    seq: 1,
    days: [],
    disciplines: [
      {
        discipline: { code: 'JUD', name: { por: 'Judô', eng: 'Judo', spa: 'Judo' } },
        place: null,
        days: [],
        nearest: null,
        finishedEvents: 0,
        totalEvents: 1,
      },
    ],
  }),
  listDelegations: async () => ({
    seq: 1,
    delegations: [{ organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: null }, athletes: 3, disciplines: 1 }],
  }),
})
const code = () => document.querySelector('textarea')?.value ?? ''
/** Where the preview leads, without what the test's own address adds. */
const shown = () => document.querySelector('iframe')?.getAttribute('src')

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-theme')
})

test('choices change the code, the preview and the address (R3.3)', async () => {
  const { screen, router } = await openPage('/embed', { api: api() })
  expect(shown()).toBe('/widget/medals')
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('feminino')
  await screen.getByRole('combobox', { name: 'Linhas' }).selectOptions('5')
  await expect.poll(shown).toBe('/widget/medals?limit=5&gender=W')
  expect(code()).toContain('data-games-widget="medals" data-limit="5" data-gender="W"')
  expect(router.state.location.href).toBe('/embed?gender=W&rows=5')

  await screen.getByRole('combobox', { name: 'O que mostrar' }).selectOptions('Programação')
  // what the programme does not have is gone
  await expect.poll(shown).toBe('/widget/events?limit=5')
  await expect.element(screen.getByRole('combobox', { name: 'Gênero' })).not.toBeInTheDocument()
})

test('choices made one after another while the first is on its way are both made, and are seen at once (R3.3)', async () => {
  const { promise: areAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const getRouteRules = () => areAnswered.then(() => ({ rules: [] }))
  const { screen, router } = await openPage('/embed', { api: { ...api(), getRouteRules } })
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('W')
  await expect.element(screen.getByRole('combobox', { name: 'Gênero' })).toHaveValue('W')
  await screen.getByRole('combobox', { name: 'Linhas' }).selectOptions('5')
  await expect.element(screen.getByRole('combobox', { name: 'Linhas' })).toHaveValue('5')
  expect(router.state.resolvedLocation?.href).toBe('/embed')
  answerAll()
  await expect.poll(() => router.state.resolvedLocation?.href).toBe('/embed?gender=W&rows=5')
  await expect.poll(shown).toBe('/widget/medals?limit=5&gender=W')
})

test('an address opens the builder with its choices', async () => {
  const { screen } = await openPage('/embed?widget=events&discipline=JUD&language=spa', { api: api() })
  await expect.element(screen.getByRole('combobox', { name: 'Modalidade' })).toHaveValue('JUD')
  expect(shown()).toBe('/widget/events?lang=spa&discipline=JUD')
})

test('the code is copied, and marked to be copied by hand where the device refuses', NIGHTLY, async () => {
  const { screen } = await openPage('/embed', { api: api() })
  const written = vi.fn(async (_text: string) => {})
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (of, name) => (name === 'clipboard' ? { writeText: written } : Reflect.get(of, name)),
    }),
  )
  await screen.getByRole('button', { name: 'Copiar' }).first().click()
  await expect.element(screen.getByText('Copiado')).toBeVisible()
  expect(written).toHaveBeenCalledWith(code())
  written.mockRejectedValue(new Error('refused'))
  await screen.getByRole('button', { name: 'Copiar' }).first().click()
  await expect.element(screen.getByText('O texto está marcado: copie pelo teclado ou pelo menu.')).toBeVisible()
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
})

test.each(sampled(VIEWS, 8))(
  'nothing for axe and nothing sideways: $locale at $width px, $theme',
  async ({ locale, width, theme }) => {
    document.documentElement.dataset.theme = theme
    const { screen } = await openPage('/embed?widget=events', { api: api(), locale, width })
    expect(horizontalScroll()).toBe(0)
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
      iframes: false,
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await screen.unmount()
  },
)
