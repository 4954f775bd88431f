import { TEXT_ENCODINGS, type TextEncodingName } from '@games/domain/sheets/text-encodings'
import { expect, test } from 'vitest'
import { decodeText } from './text-encoding.ts'

/** Bytes of a text in an encoding of one byte for each letter. */
function encoded(text: string, encoding: TextEncodingName): Uint8Array {
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from(Array.from(text), (letter) => byteOf.get(letter) ?? 0x3f)
}
const decoded = (bytes: Uint8Array, chosen?: TextEncodingName) => {
  const read = decodeText(bytes, chosen)
  return read.ok ? read.value : read.error.kind
}

const PORTUGUESE =
  'Modalidade;Prova;Atleta\nNatação;4×100 m livre – 1ª série;João D’Ávila\nJudô;Até 57 kg, nº 2;Três Conceições\nVela;“Óptimo”;LÍVIA Ñuñez'
const CZECH = 'Jméno;Sport\nJiří Čapek;šerm\nŽofie Nováková;plavání 50 m\nLuboš Dvořák;veslování'
const POLISH = 'Zawodnik;Dyscyplina\nŁucja Śliwińska;pływanie\nMichał Żółw;judo'

test.each([
  ['windows-1252', PORTUGUESE],
  ['macintosh', PORTUGUESE.replaceAll('×', 'x')],
  ['windows-1250', CZECH],
  ['windows-1250', POLISH],
] as const)('a text in %s is read without a question: %#', (encoding, text) => {
  expect(decoded(encoded(text, encoding))).toEqual({ text, options: [] })
})

test.each(['utf-8', 'utf-16le'] as const)('a text in %s leaves no doubt', (encoding) => {
  expect(
    decoded(new Uint8Array(Buffer.from(`\uFEFF${PORTUGUESE}`, encoding === 'utf-8' ? 'utf8' : 'utf16le'))),
  ).toEqual({
    text: PORTUGUESE,
    options: [],
  })
})

test('a text whose words are words in several encodings names them with examples, and is read in the chosen one', () => {
  const bytes = encoded('Nome\nIrmã\nAna\nIvã\nIrmã', 'windows-1252')
  const options = [
    { encoding: 'windows-1252', words: ['Irmã', 'Ivã'] },
    { encoding: 'windows-1250', words: ['Irmă', 'Ivă'] },
  ]
  expect(decoded(bytes)).toEqual({ text: 'Nome\nIrmã\nAna\nIvã\nIrmã', options })
  expect(decoded(bytes, 'windows-1250')).toEqual({
    text: 'Nome\nIrmă\nAna\nIvă\nIrmă',
    options: options.toReversed(),
  })
})

test.each([
  'João',
  'SIMÃO',
  'Guimarães',
  'Camões',
  'Tênis',
  'Gênero',
  'Muñoz',
  'ESPAÑA',
  'Conceição',
  'Índio',
  'Antônio',
])('one Portuguese or Spanish word is enough to know the encoding: %s', (word) => {
  const text = `Nome\n${word}`
  expect(decoded(encoded(text, 'windows-1252'))).toEqual({ text, options: [] })
})

test.each(['Płynęła', 'Gęś', 'Końcowy', 'Időeredmény', 'Vŕba', 'Băiatul', 'Călăraşi'])(
  'one word of a language of Central Europe is never read in another encoding without a question: %s',
  (word) => {
    const text = `Nome\n${word}`
    const read = decodeText(encoded(text, 'windows-1250'))
    expect(read).toMatchObject({ ok: true })
    const readings = read.ok ? [read.value.text, ...read.value.options.flatMap(({ words }) => words)] : []
    expect(readings.some((reading) => reading.endsWith(word))).toBe(true)
  },
)

test('an encoding that does not make words cannot be chosen', () => {
  const bytes = encoded(PORTUGUESE, 'windows-1252')
  for (const encoding of TEXT_ENCODINGS) expect(decoded(bytes, encoding)).toEqual({ text: PORTUGUESE, options: [] })
})

test('a binary file is no text', () => {
  expect(decoded(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBe('not-text')
})
