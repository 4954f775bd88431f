import type { Api, UnitPage } from '@games/contract'
import { LOCALES } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { horizontalScroll, openPage } from '../../../ui/testing/open-page.tsx'
import { runAxe } from '../../../ui/testing/run-axe.ts'
import { aMatch, aSide, aTeam, aUnit, aUnitPage, HEAT } from '../../../units/unit.factory.ts'
import { unitAddress } from '../../../units/unit-address.ts'

class Utterance extends EventTarget {
  readonly text: string
  rate = 1
  voice: SpeechSynthesisVoice | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(text: string) {
    super()
    this.text = text
  }
}

const VOICE = { lang: 'pt-BR', name: 'Local', voiceURI: 'local', localService: true, default: true }

/** In place of the browser's own, which has no voice in a headless one. */
class Synthesis extends EventTarget {
  voices: (typeof VOICE)[] = [VOICE]
  /** Everything that was to be said, but for the silence that a press begins with. */
  readonly said: Utterance[] = []
  cancelled = 0
  getVoices() {
    return this.voices
  }
  speak(utterance: Utterance) {
    if (utterance.text !== '') this.said.push(utterance)
  }
  cancel() {
    this.cancelled += 1
  }
  texts = () => this.said.map(({ text }) => text)
  /** The voice comes to an end, sentence by sentence, of all that it is given. */
  finish() {
    for (let at = 0; at < this.said.length; at += 1) this.said[at]?.onend?.()
  }
}

function withVoices(voices = [VOICE]) {
  const synthesis = new Synthesis()
  synthesis.voices = voices
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return synthesis
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const score = (home: string, away: string, seq: number, given: Parameters<typeof aMatch>[0] = {}): UnitPage =>
  aUnitPage(
    aMatch({
      sides: [
        aSide({ competitor: aTeam('AL', 'Alagoas'), result: home }),
        aSide({ competitor: aTeam('PR', 'Paraná'), result: away }),
      ],
      ...given,
    }),
    { seq, form: 'match' },
  )

async function listen(first = score('21', '19', 1), options: Parameters<typeof openPage>[1] = {}) {
  const getUnit: Api['getUnit'] = ({ params }) =>
    Promise.resolve(params.code === first.unit.code ? first : aUnitPage(aUnit(HEAT, { status: 'RUNNING' })))
  const opened = await openPage(unitAddress(first.unit.code), { ...options, api: { getUnit } })
  const put = (page: UnitPage) => opened.views.put(['unit', page.unit.code], page)
  await opened.screen.getByRole('button', { name: /Ouvir ao vivo|Escuchar en vivo|Listen live/ }).click()
  return { ...opened, put }
}

test('a press reads how it stands, and then what changes; what changes while it is read is one news, of the newest (0097)', async () => {
  const synthesis = withVoices()
  const { put, screen } = await listen()
  await expect.poll(() => synthesis.texts()).toEqual(['Alagoas contra Paraná.'])
  put(score('22', '19', 2))
  put(score('22', '20', 3))
  put(score('23', '20', 4))
  await expect.element(screen.getByText('23', { exact: true }).first()).toBeVisible()
  expect(synthesis.said).toHaveLength(1)
  synthesis.finish()
  await expect
    .poll(() => synthesis.texts())
    .toEqual(['Alagoas contra Paraná.', 'Segundo tempo.', '21 a 19 para Alagoas.', '23 a 20 para Alagoas.'])
  synthesis.finish()
  put(score('24', '20', 5))
  await expect.poll(() => synthesis.texts().at(-1)).toBe('Gol para Alagoas, que vence por 24 a 20.')
})

test('a score that is taken back while it is read is broken off for the correction (0097)', async () => {
  const synthesis = withVoices()
  const { put } = await listen()
  await expect.poll(() => synthesis.said.length).toBe(1)
  synthesis.finish()
  put(score('22', '19', 2))
  await expect.poll(() => synthesis.texts().at(-1)).toBe('Gol para Alagoas, que vence por 22 a 19.')
  put(score('21', '19', 3))
  await expect.poll(() => synthesis.texts().at(-1)).toBe('Correção.')
  expect(synthesis.cancelled).toBe(1)
  synthesis.finish()
  await expect.poll(() => synthesis.texts().at(-1)).toBe('21 a 19 para Alagoas.')
})

test('a voice that comes late reads, at the pace chosen, which stays on the device (0097)', NIGHTLY, async () => {
  const synthesis = withVoices([])
  const { screen, put } = await listen()
  await screen.getByRole('combobox', { name: 'Ritmo' }).selectOptions('Rápido')
  synthesis.voices = [VOICE]
  synthesis.dispatchEvent(new Event('voiceschanged'))
  await expect.poll(() => synthesis.said[0]?.rate).toBe(1.25)
  expect(synthesis.said[0]?.voice?.name).toBe('Local')
  expect(JSON.parse(localStorage.getItem('games.spoken') ?? '{}')).toMatchObject({ pace: '1.25' })
  synthesis.finish()
  put(score('22', '19', 2))
  await expect.poll(() => synthesis.said.at(-1)?.rate).toBe(1.25)
})

test(
  'a browser without a voice says so, and what changes is written for a screen reader, once (0097)',
  NIGHTLY,
  async () => {
    const { screen, put } = await listen()
    await expect.element(screen.getByText('Este aparelho não tem voz em português', { exact: false })).toBeVisible()
    const text = screen.getByText('Alagoas contra Paraná.', { exact: false })
    await expect.element(text).toHaveAttribute('aria-live', 'polite')
    put(score('22', '19', 2))
    await expect.element(screen.getByText('Gol para Alagoas, que vence por 22 a 19.')).toBeVisible()
    const announcing = [...document.querySelectorAll('[aria-live=polite]')].filter((region) =>
      /Alagoas/.test(region.textContent),
    )
    expect(announcing).toHaveLength(1)
  },
)

test(
  'read by a voice, nothing of it is announced to a screen reader too; read by that, nothing is spoken (0097)',
  NIGHTLY,
  async () => {
    const synthesis = withVoices()
    const { screen, put } = await listen()
    await expect.poll(() => synthesis.said.length).toBe(1)
    expect([...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join('')).toBe('')
    await screen.getByRole('combobox', { name: 'Quem lê' }).selectOptions('Meu leitor de tela')
    expect(synthesis.cancelled).toBe(1)
    put(score('22', '19', 2))
    await expect
      .element(screen.getByText('Gol para Alagoas, que vence por 22 a 19.'))
      .toHaveAttribute('aria-live', 'polite')
    expect(synthesis.said).toHaveLength(1)
  },
)

test('where the browser wants a press, one is asked for, and then the newest is read (0097)', NIGHTLY, async () => {
  const synthesis = withVoices()
  const { screen, put } = await listen()
  await expect.poll(() => synthesis.said.length).toBe(1)
  synthesis.said[0]?.onerror?.({ error: 'not-allowed' })
  const again = screen.getByRole('button', { name: 'Ouvir', exact: true })
  await expect.element(again).toBeVisible()
  put(score('25', '19', 2))
  await expect.element(screen.getByText('25', { exact: true }).first()).toBeVisible()
  expect(synthesis.said).toHaveLength(1)
  await again.click()
  synthesis.finish()
  await expect.poll(() => synthesis.texts().at(-1)).toBe('25 a 19 para Alagoas.')
})

test('it ends with a press, where another tab begins, with the unit and with the page (0097)', NIGHTLY, async () => {
  const synthesis = withVoices()
  const { screen, router } = await listen()
  await expect.poll(() => synthesis.said.length).toBe(1)
  await screen.getByRole('button', { name: 'Parar de ouvir' }).click()
  expect(synthesis.cancelled).toBe(1)
  await screen.getByRole('button', { name: 'Ouvir ao vivo' }).click()
  await expect.poll(() => synthesis.said.length).toBe(2)
  new BroadcastChannel('games.spoken').postMessage('begins')
  await expect.poll(() => synthesis.cancelled).toBe(2)
  await screen.getByRole('button', { name: 'Ouvir ao vivo' }).click()
  await expect.poll(() => synthesis.said.length).toBe(3)
  await router.navigate({ href: unitAddress(HEAT) })
  await expect.poll(() => synthesis.cancelled).toBe(3)
  await screen.getByRole('button', { name: 'Ouvir ao vivo' }).click()
  await expect.poll(() => synthesis.texts().at(-1)).toBe('A prova está em andamento.')
  await router.navigate({ href: '/menu' })
  await expect.poll(() => synthesis.cancelled).toBe(4)
})

test('what nothing more can come of has no button, and what is listened to until its end keeps it (0097)', async () => {
  const synthesis = withVoices()
  const { screen, put } = await listen()
  await expect.poll(() => synthesis.said.length).toBe(1)
  synthesis.finish()
  put(
    score('30', '27', 2, {
      status: 'OFFICIAL',
      sides: [
        aSide({ competitor: aTeam('AL', 'Alagoas'), result: '30', wlt: 'W' }),
        aSide({ competitor: aTeam('PR', 'Paraná'), result: '27', wlt: 'L' }),
      ],
    }),
  )
  await expect.poll(() => synthesis.texts().at(-1)).toBe('Vitória de Alagoas por 30 a 27.')
  await screen.getByRole('button', { name: 'Parar de ouvir' }).click()
  expect(document.querySelector('.units-listen')).toBeNull()
})

test.each(LOCALES.flatMap((locale) => [320, 390, 768, 1440].map((width) => [locale, width] as const)))(
  'the reading has its place in %s at %i px (R3.1)',
  NIGHTLY,
  async (locale, width) => {
    withVoices([{ ...VOICE, lang: { por: 'pt-BR', spa: 'es-ES', eng: 'en-US' }[locale] }])
    const { screen } = await listen(score('21', '19', 1), { locale, width })
    await expect
      .element(screen.getByRole('region', { name: /Leitura ao vivo|Lectura en vivo|Live reading/ }))
      .toBeVisible()
    expect(horizontalScroll()).toBe(0)
    expect((await runAxe()).violations.map(({ id }) => id)).toEqual([])
  },
)
