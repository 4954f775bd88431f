import { describe, expect, test } from 'vitest'
import { LOCALES } from './locale.ts'
import { loadMessages, translatorOf } from './translator.ts'

const NOUNS = { por: ['prova', 'provas'], spa: ['prueba', 'pruebas'], eng: ['event', 'events'] } as const

describe.each(LOCALES)('events that are decided, counted in %s', (locale) => {
  const [singular, plural] = NOUNS[locale]
  test.each([
    [0, 1, singular],
    [1, 1, singular],
    [1, 2, plural],
    [78, 159, plural],
  ])('%i of %i have the noun in its number', async (finished, total, noun) => {
    await loadMessages(locale, ['medals', 'books', 'home', 'widget'])
    const t = translatorOf(locale)
    const texts = [
      t('medals.after', { when: '', finished, total }),
      t('medals.as-of', { when: '', finished, total }),
      t('medals.text-head', { title: '', when: '', finished, total }),
      t('books.finished', { finished, total }),
      t('widget.decided', { finished, total }),
      t('home.decided', { decided: finished, events: total }),
    ]
    for (const text of texts) expect(text).toMatch(new RegExp(`${finished} (?:de|of) ${total} ${noun}$`))
  })
})
