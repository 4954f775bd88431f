import { describe, expect, test } from 'vitest'
import { localized, pick } from './localized.ts'

describe('texts with translations (R4.1)', () => {
  test('the locale’s own, else Portuguese', () => {
    const final = { por: 'Final', eng: 'Final', spa: undefined }
    expect([pick({ por: 'Prata', eng: 'Silver' }, 'eng'), pick(final, 'spa')]).toEqual(['Silver', 'Final'])
  })
  test.each([
    ['Portuguese from ODF', { POR: 'Ouro', ENG: 'Gold' }, { por: 'Ouro', eng: 'Gold' }],
    ['English stands in for missing Portuguese', { ENG: 'Gold' }, { por: 'Gold', eng: 'Gold' }],
    ['whatever there is', { FRA: 'Or' }, { por: 'Or' }],
    ['nothing', { POR: '' }, undefined],
  ])('%s', (_rule, texts, expected) => expect(localized(texts)).toEqual(expected))
})
