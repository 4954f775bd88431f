import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PACES, readChoices, storeChoices } from './choices.ts'
import { piecesOf, say, type Synthesis, voiceFor } from './speech.ts'

const aVoice = (lang: string, given: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: true,
  default: false,
  ...given,
})

class Utterance {
  readonly text: string
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(text: string) {
    this.text = text
  }
}

function aSynthesis() {
  const said: Utterance[] = []
  const synthesis: Synthesis = {
    getVoices: () => [],
    speak: (utterance) => void said.push(utterance as unknown as Utterance),
    cancel: vi.fn(),
  }
  return { said, synthesis }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each<[rule: string, voices: SpeechSynthesisVoice[], languages: string[], chosen: string | undefined]>([
  [
    'a voice of the device before one of a server',
    [aVoice('pt-BR', { localService: false, name: 'far' }), aVoice('pt-PT', { name: 'near' })],
    ['pt-BR'],
    'near',
  ],
  ['the listener’s own country', [aVoice('pt-BR'), aVoice('pt-PT')], ['pt-PT'], 'pt-PT'],
  ['else the country the texts are written in', [aVoice('pt-PT'), aVoice('pt-BR')], ['en-US'], 'pt-BR'],
  ['as Android writes it', [aVoice('en_US'), aVoice('pt_BR')], [], 'pt_BR'],
  ['no voice of another language', [aVoice('en-US'), aVoice('es-ES')], ['en-US'], undefined],
  ['none at all', [], [], undefined],
])('%s (0097)', (_, voices, languages, chosen) => {
  expect(voiceFor(voices, 'por', languages)?.name).toBe(chosen)
})

test('what is said at once is too short for a voice of a server to fall silent in it, and nothing of it is lost (0097)', () => {
  const long = `Em primeiro, ${'Maximiliana Wanderleia de Albuquerque, '.repeat(12)}11 segundos.`
  const pieces = piecesOf(long)
  expect(pieces.length).toBeGreaterThan(2)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200)
  expect(pieces.join(' ')).toBe(long)
  expect(piecesOf('Gol para Alagoas.')).toEqual(['Gol para Alagoas.'])
})

const deliver = (sentences: readonly string[]) => {
  const { said, synthesis } = aSynthesis()
  const [onEnd, onRefused, onSilent] = [vi.fn(), vi.fn(), vi.fn()]
  const breakOff = say(synthesis, sentences, { voice: aVoice('pt-BR'), pace: 1, onEnd, onRefused, onSilent })
  return { said, synthesis, breakOff, onEnd, onRefused, onSilent }
}

test('sentences are said one after the other, and the end is the end of the last (0097)', () => {
  const { said, onEnd } = deliver(['Um.', 'Dois.'])
  expect(said.map(({ text }) => text)).toEqual(['Um.'])
  said[0]?.onend?.()
  expect(said.map(({ text }) => text)).toEqual(['Um.', 'Dois.'])
  expect(onEnd).not.toHaveBeenCalled()
  said[1]?.onend?.()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a voice that falls silent is given up after a while, and the next piece is said (0097)', () => {
  const { said, synthesis, onEnd, onSilent } = deliver(['Um.', 'Dois.'])
  vi.runOnlyPendingTimers()
  expect(synthesis.cancel).toHaveBeenCalledTimes(1)
  expect(said).toHaveLength(2)
  said[1]?.onend?.()
  expect([onEnd.mock.calls.length, onSilent.mock.calls.length]).toEqual([1, 0])
})

test('a voice that says nothing at all is taken for none (0097)', () => {
  const { said, onEnd, onSilent } = deliver(['Um.', 'Dois.'])
  said[0]?.onerror?.({ error: 'voice-unavailable' })
  said[1]?.onerror?.({ error: 'network' })
  expect([onEnd.mock.calls.length, onSilent.mock.calls.length]).toEqual([0, 1])
})

test('a browser that lets nothing be said before a press is asked for one, and nothing more is tried (0097)', () => {
  const { said, onRefused } = deliver(['Um.', 'Dois.'])
  said[0]?.onerror?.({ error: 'not-allowed' })
  vi.runAllTimers()
  expect(said).toHaveLength(1)
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('what is broken off is not heard of again (0097)', () => {
  const { said, synthesis, breakOff, onEnd } = deliver(['Um.', 'Dois.'])
  breakOff()
  expect(synthesis.cancel).toHaveBeenCalledTimes(1)
  said[0]?.onerror?.({ error: 'interrupted' })
  said[0]?.onend?.()
  vi.runAllTimers()
  expect(said).toHaveLength(1)
  expect(onEnd).not.toHaveBeenCalled()
})

test.each([
  ['{"pace":"1.5","reader":"screen-reader"}', { pace: '1.5', reader: 'screen-reader' }],
  ['{"pace":"99","reader":"somebody"}', { pace: '1', reader: 'voice' }],
  ['[', { pace: '1', reader: 'voice' }],
  [null, { pace: '1', reader: 'voice' }],
])('stored choices %s are read as far as they are ours (0097)', (stored, choices) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  expect(readChoices()).toEqual(choices)
})

test('a device that stores nothing breaks nothing (0097)', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readChoices().pace).toBe(PACES[1])
  storeChoices(readChoices())
})
