import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@games/domain'
import { expect, test } from 'vitest'

const MESSAGES = join(import.meta.dirname, '../../messages')
const WORDS = {
  por: { W: 'feminino', M: 'masculino', X: 'misto', O: 'aberto' },
  spa: { W: 'femenino', M: 'masculino', X: 'mixto', O: 'abierto' },
  eng: { W: 'women', M: 'men', X: 'mixed', O: 'open' },
} as const

test.each(LOCALES)('in %s a gender is called by one word, wherever it stands (R5.1)', (locale) => {
  const texts = readdirSync(join(MESSAGES, locale)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(MESSAGES, locale, file), 'utf8')) as Record<string, string>),
  )
  const named = texts.flatMap(([key, text]) => {
    const letter = /\.(?:\w+-)?gender-(\w)$/.exec(key)?.[1]
    return letter === undefined ? [] : [[key, letter, text.toLowerCase()]]
  })
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(([, letter = '', text]) => Reflect.get(WORDS[locale], letter) !== text)).toEqual([])
})
