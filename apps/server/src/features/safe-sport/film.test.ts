import { expect, test } from 'vitest'
import { filmOf } from './film.ts'

const SOUND = {
  sources: ['https://films.example/a.mp4'],
  seconds: 60,
  chapters: [
    { at: 0, title: { por: 'Um' } },
    { at: 30, title: { por: 'Dois' } },
  ],
}

test('a film has its sources, captions and chapters', () => {
  expect(filmOf(SOUND)).toEqual({
    ...SOUND,
    sources: [{ address: SOUND.sources[0], type: 'video/mp4' }],
    captions: [],
  })
})

test.each([
  ['no address', { sources: [] }],
  ['an address without https', { sources: ['http://films.example/a.mp4'] }],
  ['a page', { sources: ['https://films.example/a.html'] }],
  ['a second rule of the policy', { sources: ['https://films.example;script-src/a.mp4'] }],
  ['a star', { sources: ['https://*/a.mp4'] }],
  ['a user', { sources: ['https://user@films.example/a.mp4'] }],
  ['a script', { sources: ['javascript:alert(1)//a.mp4'] }],
  ['captions with a quote', { captions: { por: "https://films.example/'a.vtt" } }],
  ['captions in a language we do not speak', { captions: { fra: 'https://films.example/a.vtt' } }],
  ['no duration', { seconds: undefined }],
  ['a duration of nothing', { seconds: 0 }],
  ['chapters out of order', { chapters: SOUND.chapters.toReversed() }],
  ['a chapter after the end', { chapters: [...SOUND.chapters, { at: 60, title: { por: 'Três' } }] }],
  ['a first chapter in the middle', { chapters: SOUND.chapters.slice(1) }],
  ['a word we do not know', { subtitles: {} }],
])('%s is no film (R7.5)', (_what, over) => {
  expect(filmOf({ ...SOUND, ...over })).toBe(null)
})
